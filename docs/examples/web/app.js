// The page: one game at a time, shown as the rules tell it, and kept in the browser after every decision.

import { sentences } from "./account.js";
import { Asking } from "./asking.js";
import { button, el, name } from "./dom.js";
import { at, complain, doing, entitle, say } from "./page.js";
import { Screen, back } from "./screen.js";
import { bytes, start } from "./start.js";
import { claim, forget, keep, kept, keptGames } from "./store.js";

const PROTOCOL = 1;
const ENTRIES = 30; // of the account, when all of it is asked for

const policy = globalThis.trustedTypes?.createPolicy("worker", { createScriptURL: (url) => url });
const url = new URL("worker.js", import.meta.url).href;
const worker = new Worker(policy ? policy.createScriptURL(url) : url, { type: "module" });
const host = new Asking((line) => worker.postMessage(line));
const broken = (why) => complain([`The rules do not run here: ${why}. Load the page again.`]);
worker.onmessage = ({ data }) => (data === null ? broken("they stopped") : host.hear(data));
worker.onerror = (event) => broken(event.message || "the worker did not start");

const screen = new Screen(at("main"), (command) => move("apply", { command }));
let offers = [];
let game = null; // the game that is played

// --- before a game -------------------------------------------------------------------------------

async function list() {
  game = null;
  history.replaceState(null, "", "#");
  entitle("dmd_core in the browser");
  at("tools").replaceChildren();
  say("");
  at("main").className = "before";
  at("main").replaceChildren(...start({ offers, games: await keptGames(), play: (id) => doing(() => resume(id)),
    download: ({ log, file }) => download(file, log), remove: (one) => doing(() => forget(one.id).then(list)),
    begin: (filled) => doing(async () => begin(host.ask("new", await filled()))),
    load: (read) => doing(async () => begin(load(await read()))) }));
}

async function resume(id) {
  const found = await kept(id);
  if (!found) throw new Error("this browser keeps no such game");
  const release = await claim(id);
  if (!release) throw new Error("this game is open in another window");
  await load(found.log).then((opened) => open(id, opened, release, found.viewer)).catch((error) => {
    release();
    throw error;
  });
}

/** Go on with a log; one that other rules recorded can be played on from in a game of its own. */
const load = (save) => host.ask("load", { save }).catch((error) => {
  const fork = () => doing(() => begin(host.ask("open", { log: save, step: error.step })));
  if (error.step != null) error.instead = button(`Play on from step ${error.step}, as a new game`, fork);
  throw error;
});

const begin = async (asked, id = crypto.randomUUID()) => open(id, await asked, await claim(id));

async function open(id, { game: key, status, torn }, release, viewer = null) {
  game = { id, key, status, release, viewer, entries: [],
    offer: offers.find((one) => one.ruleset === status.ruleset), handOver: status.seats.length > 1 };
  history.replaceState(null, "", `#${id}`);
  document.documentElement.lang = status.language;
  if (torn) complain([torn.sentence]);
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
  const [{ menu }, lies, account] = await Promise.all([
    host.ask("legal", game.status.decider < 0 ? { game: game.key } : eyes), host.ask("tableau", eyes),
    host.ask("account", { ...eyes, since: since ?? 0, most: ENTRIES })]);
  game.entries = since === null ? account.entries : [...game.entries, ...account.entries];
  game.lies = lies;
  entitle(lies.tableau.title);
  tools();
  screen.show({ menu, lies, entries: game.entries, viewer });
  say(since === null ? "" : account.entries.map((one) => sentences(one.happenings)).join(" "));
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
  await stand(method === "apply" ? record + 1 : null);
});

const leave = () => button("Games", () => doing(async () => {
  await host.ask("close", { game: game.key });
  game.release();
  await list();
}));

function tools() {
  const hand = el("input", { type: "checkbox", checked: game.handOver, onchange: () => { game.handOver = hand.checked; } });
  at("tools").replaceChildren(
    ...back(move, game.offer?.parts ?? []),
    button("To a file", () => download(game.file, game.log)),
    game.status.seats.length > 1 ? el("label", {}, hand, " Hand over") : "",
    leave());
}

await doing(async () => {
  const language = new URLSearchParams(location.search).get("lang") ?? navigator.language.split("-")[0];
  await host.ask("hello", { protocol: PROTOCOL, client: "web", language });
  offers = (await host.ask("games")).games;
  const id = location.hash.slice(1);
  if (id) await resume(id).catch(async (error) => { await list(); throw error; });
  else await list();
});
