// The page: one game at a time, shown as the rules tell it, and kept in the browser after every decision.

import { entry, sentences } from "./account.js";
import { button, el, name, shown } from "./dom.js";
import { Host } from "./host.js";
import { map } from "./map.js";
import { Menu } from "./menu.js";
import { base64, bytes, start } from "./start.js";
import { claim, forget, keep, kept, keptGames } from "./store.js";
import { table, throws } from "./table.js";

const PROTOCOL = 1;
const ENTRIES = 30; // of the account, when all of it is asked for

const at = (id) => document.getElementById(id);
const host = new Host((why) => complain([`The rules do not run here: ${why}. Load the page again.`]));
const menu = new Menu(decide, point);
let offers = [];
let game = null; // the game that is played
let busy = false;
const drawings = new Map(); // of the things that options name

const say = (text) => { at("status").textContent = shown(text); };
const complain = (lines, instead = "") =>
  at("problem").replaceChildren(...lines.map((line) => el("p", {}, line)), instead);

/** Do one thing at a time; whatever is refused is said. */
async function doing(what) {
  if (busy) return;
  busy = true;
  document.body.setAttribute("aria-busy", "true");
  complain([]);
  try {
    await what();
  } catch (error) {
    complain(error.lines ?? [`${error.name}: ${error.message}`], error.instead);
  } finally {
    busy = false;
    document.body.removeAttribute("aria-busy");
  }
}

// --- before a game -------------------------------------------------------------------------------

async function list() {
  game = null;
  history.replaceState(null, "", "#");
  at("title").textContent = document.title = "dmd_core in the browser";
  at("tools").replaceChildren();
  say("");
  const remove = (one) => doing(() => forget(one.id).then(list));
  const actions = { play: (id) => doing(() => resume(id)), download: ({ log, file }) => download(file, log), remove };
  at("main").className = "before";
  at("main").replaceChildren(...start({ offers, games: await keptGames(), ...actions,
    begin: (params) => doing(() => begin(host.ask("new", params))), load: (save) => doing(() => begin(load(save))) }));
}

async function resume(id) {
  const found = await kept(id);
  if (!found) throw new Error("this browser keeps no such game");
  const release = await claim(id);
  if (!release) throw new Error("this game is open in another window");
  try {
    await open(id, await load(found.log), release, found.viewer);
  } catch (error) {
    release();
    throw error;
  }
}

/** Go on with a log; one that other rules recorded can be played on from in a game of its own. */
const load = (save) => host.ask("load", { save }).catch((error) => {
  const fork = () => doing(() => begin(host.ask("open", { log: save, step: error.step })));
  if (error.step != null) error.instead = button(`Play on from step ${error.step}, as a new game`, fork);
  throw error;
});

async function begin(asked) {
  const opened = await asked;
  const id = crypto.randomUUID();
  await open(id, opened, await claim(id));
}

async function open(id, { game: key, status }, release, viewer = null) {
  game = { id, key, status, release, viewer, entries: [],
    offer: offers.find((one) => one.ruleset === status.ruleset), handOver: status.seats.length > 1 };
  history.replaceState(null, "", `#${id}`);
  document.documentElement.lang = status.language;
  menu.filter = null;
  await stand();
}

function download(file, log) {
  const url = URL.createObjectURL(new Blob([bytes(log)]));
  el("a", { href: url, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

// --- a game --------------------------------------------------------------------------------------

/** Keep the game, then show it to whoever is asked, who may have to take the screen over first. */
async function stand(since = null) {
  const { key, viewer } = game;
  const [save, status] = await Promise.all([host.ask("save", { game: key }), host.ask("status", { game: key })]);
  Object.assign(game, { status, log: save.save, file: save.name });
  await keep({ id: game.id, title: game.lies?.tableau.title ?? status.title, seats: status.seats.map((one) => one.name), viewer,
    outcome: status.outcome, saved: Date.now(), log: game.log, file: game.file }).catch((error) =>
    complain([`This browser does not keep the game, take it to a file: ${error.message}`]));
  const asked = status.decider >= 0 ? status.decider : viewer ?? status.seats[0].seat;
  if (viewer !== null && viewer !== asked && game.handOver) return handOver(asked);
  return look(viewer === asked ? since : null, asked);
}

/** Ask for everything that the viewer may see, and show it. */
async function look(since, viewer) {
  game.viewer = viewer;
  const eyes = { game: game.key, seat: viewer };
  const [{ menu: asked }, lies, account] = await Promise.all([
    host.ask("legal", game.status.decider < 0 ? { game: game.key } : eyes),
    host.ask("tableau", eyes),
    host.ask("account", { ...eyes, since: since ?? 0, most: ENTRIES }),
  ]);
  game.entries = since === null ? account.entries : [...game.entries, ...account.entries];
  Object.assign(game, { menu: asked, lies });
  render();
  say(since === null ? "" : account.entries.map((one) => sentences(one.happenings)).join(" "));
  at("question")?.focus();
}

function handOver(seat) {
  const who = game.status.seats.find((one) => one.seat === seat).name;
  const ready = button(`I am ${who}`, () => doing(() => look(null, seat)), { class: "main" });
  at("tools").replaceChildren(leave());
  at("main").className = "curtain";
  at("main").replaceChildren(el("h2", {}, "Now ", name(who), " is asked."), el("p", {}, "Hand the screen over."), ready);
  say("");
  ready.focus();
}

/** Apply, undo or redo; what an apply does is told behind what was told before. */
const move = (method, params) => doing(async () => {
  const { version, record } = game.status; // records are numbered on, also behind what was undone
  await host.ask(method, { game: game.key, version, ...params });
  menu.filter = null;
  await stand(method === "apply" ? record + 1 : null);
});

function decide(text) { return move("apply", { command: text }); }

// --- drawing -------------------------------------------------------------------------------------

/** Which things options name: `link` makes what is drawn of one a button for them. */
function picks() {
  const named = new Map();
  drawings.clear();
  for (const option of game.menu.groups.flatMap((group) => group.options)) {
    for (const one of option.names) {
      const key = `${one.kind} ${one.id}`;
      named.set(key, { ...one, options: [...(named.get(key)?.options ?? []), option] });
    }
  }
  const choose = ({ options, ...found }) => {
    if (options.length === 1) return decide(options[0].text);
    menu.filter = { ...found, clear: () => { menu.filter = null; question(); } };
    question();
    return at("question").focus();
  };
  const link = (drawing, keys) => {
    const known = keys.map(([kind, id]) => `${kind} ${id}`).filter((key) => named.has(key));
    for (const key of known) drawings.set(key, drawing);
    if (!known.length) return drawing;
    drawing.classList.add("can");
    if (drawing.tagName !== "BUTTON") {
      drawing.setAttribute("role", "button");
      drawing.setAttribute("tabindex", 0);
    }
    drawing.addEventListener("click", () => choose(named.get(known[0])));
    return drawing;
  };
  return { has: (kind, id) => named.has(`${kind} ${id}`), link };
}

function point(names) {
  for (const one of drawings.values()) one.classList.remove("pointed");
  for (const { kind, id } of names) drawings.get(`${kind} ${id}`)?.classList.add("pointed");
}

function question() {
  at("options").replaceChildren(
    el("h2", { id: "question", tabindex: -1 }, name(game.menu.sentence), game.status.outcome && ` ${game.status.outcome}`),
    ...throws(game.lies.tableau, game.pick), ...menu.shown(game.menu).flat().filter(Boolean));
}

const leave = () => button("Games", () => doing(async () => {
  await host.ask("close", { game: game.key });
  game.release();
  await list();
}));

function tools() {
  const parts = game.offer?.parts ?? [];
  const hand = el("input", { type: "checkbox", checked: game.handOver, onchange: () => { game.handOver = hand.checked; } });
  at("tools").replaceChildren(
    button("Undo", () => move("undo", {}), { "aria-keyshortcuts": "Alt+U" }),
    ...parts.map((what) => button(`Undo ${what}`, () => move("undo", { what }))),
    button("Redo", () => move("redo", {}), { "aria-keyshortcuts": "Alt+R" }),
    button("To a file", () => download(game.file, game.log)),
    game.status.seats.length > 1 ? el("label", {}, hand, " Hand over") : "",
    leave());
}

function render() {
  const { tableau } = game.lies;
  game.pick = picks();
  at("title").textContent = document.title = shown(tableau.title);
  tools();
  const main = at("main");
  main.className = "game";
  const old = main.querySelector(".map");
  const corner = old && [old.scrollLeft, old.scrollTop];
  const own = tableau.panels.find((one) => one.seat === game.viewer)?.place ?? "";
  main.replaceChildren(
    el("section", { id: "options", "aria-label": "Decision" }),
    tableau.places.length ? el("section", { class: "map", "aria-label": "Map", tabindex: 0 }, map(tableau, game.pick, own)) : "",
    el("section", { "aria-label": "Account", class: "account", tabindex: 0 }, el("h2", {}, "Account"),
      el("ol", {}, game.entries.map(entry).reverse())),
    ...table(game.lies, game.status.decider, game.pick));
  question();
  if (corner) main.querySelector(".map").scrollTo(...corner);
  toSight(main.querySelector(".map"), main.querySelector(".here"));
}

/** Scroll the map, not the page, so far that a place of it can be seen. */
function toSight(sheet, place) {
  if (!place) return;
  const [whole, part] = [sheet.getBoundingClientRect(), place.getBoundingClientRect()];
  if (part.left < whole.left || part.right > whole.right) sheet.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2;
  if (part.top < whole.top || part.bottom > whole.bottom) sheet.scrollTop += part.top + part.height / 2 - whole.top - whole.height / 2;
}

/** Digits choose an option, arrows go through them, while the decision has the focus. */
document.addEventListener("keydown", (event) => {
  if ("Enter ".includes(event.key) && event.target.matches("[role=button]")) {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click"));
  }
  if (event.altKey && game && "ur".includes(event.key)) {
    event.preventDefault();
    move(event.key === "u" ? "undo" : "redo", {});
  }
  const options = [...document.querySelectorAll("#options .option")];
  const inside = document.activeElement?.closest("#options") && document.activeElement.tagName !== "SELECT";
  if (!inside || event.ctrlKey || event.altKey || event.metaKey || !options.length) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    const now = options.indexOf(document.activeElement);
    options[(Math.max(now, step < 0 ? 0 : -1) + step + options.length) % options.length].focus();
  } else if (/^[1-9]$/.test(event.key)) {
    options[Number(event.key) - 1]?.click();
  }
});

await doing(async () => {
  const language = new URLSearchParams(location.search).get("lang") ?? navigator.language.split("-")[0];
  await host.ask("hello", { protocol: PROTOCOL, client: "web", language });
  offers = (await host.ask("games")).games;
  const id = location.hash.slice(1);
  if (id) await resume(id).catch(async (error) => { await list(); throw error; });
  else await list();
});
