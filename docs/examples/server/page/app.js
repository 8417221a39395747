// Plays one seat of a game over a WebSocket, or begins a game. It draws with the modules that the page
// without a server draws with, and knows no rule either.

import { sentences } from "./account.js";
import { Asking } from "./asking.js";
import { el, name } from "./dom.js";
import { forms } from "./form.js";
import { at, complain, doing, entitle, fail, say } from "./page.js";
import { Screen, back } from "./screen.js";

const PROTOCOL = 1;
const AGAIN = 1000; // milliseconds until the server is tried once more
const ENTRIES = 50; // of the account
const game = decodeURIComponent(location.hash.slice(1));

let socket;
let parts = []; // what can be taken back at once
let seat = -2; // whose key this is: nobody's for who looks on, and for who has the whole game
let stands = null; // what is shown
let order = Promise.resolve(); // one change is drawn behind the other
let drawn = () => {}; // told when something was

const host = new Asking((line) => socket.send(line), (method, params) =>
  method === "changed" ? following(() => changed(params)) : complain(["This game was closed."]));
const screen = new Screen(at("main"), (command) => move("apply", { command }));
const following = (what) => { order = order.then(what).catch(fail); };

function connect() {
  socket = new WebSocket(new URL("play", location.href).href.replace(/^http/, "ws"));
  socket.onmessage = ({ data }) => host.hear(data);
  socket.onopen = () => following(begin);
  socket.onclose = () => {
    host.lost();
    complain(["The server is away; trying again …"]);
    setTimeout(connect, AGAIN);
  };
}

async function begin() {
  const language = navigator.language.split("-")[0];
  await host.ask("hello", { protocol: PROTOCOL, client: "server example", language });
  const { games } = await host.ask("games");
  complain([]);
  if (game) return join(games);
  say("");
  if (!at("main").querySelector("section")) at("main").replaceChildren(forms(games, (filled) => doing(async () => invite(await filled()))));
}

/** Begin a game: its links, each of which opens it for one seat. */
async function invite(params) {
  const opened = await host.ask("new", params);
  const links = [...opened.seats.map((one) => [one.name, one.game]), ["Looks on", opened.watch], ["All seats at one screen", opened.game]];
  at("main").replaceChildren(el("section", {}, el("h2", { tabindex: -1 }, "Send each player a link"),
    el("ul", { id: "keys" }, links.map(([who, key]) => {
      const href = new URL(`#${key}`, location.href).href;
      return el("li", {}, name(who), ": ", el("a", { href, target: "_blank", rel: "noopener" }, href));
    }))));
  at("main").querySelector("h2").focus();
}

async function join(games) {
  const status = await host.ask("subscribe", { game });
  const mine = status.seats.find((one) => String(one.seat) === status.role);
  const who = mine?.name ?? { owner: "All seats", watch: "Looking on" }[status.role];
  seat = mine?.seat ?? -2;
  parts = games.find((one) => one.ruleset === status.ruleset).parts;
  document.documentElement.lang = status.language;
  if (status.role !== "watch") at("tools").replaceChildren(...back(move, parts));
  at("title").dataset.who = who;
  await refresh();
}

/** Ask for everything, and show it. */
async function refresh() {
  const [{ menu, version }, lies, { entries }] = await Promise.all([
    host.ask("legal", { game }), host.ask("tableau", { game }), host.ask("account", { game, most: ENTRIES })]);
  show({ menu, version, lies, entries }, "");
}

/** Show what somebody did. */
async function changed({ by, said, moved }) {
  if (moved.version <= stands?.version) return;
  if (by !== "apply" || moved.version !== stands?.version + 1) return refresh();
  const { record, happenings, menu, version } = moved;
  const lies = await host.ask("tableau", { game });
  if (lies.version !== version) return; // more has happened, which is told next
  show({ menu, version, lies, entries: [...stands.entries, { record, command: said, happenings }] },
    [...new Set([said, sentences(happenings)])].join(" ")); // many a command is told in its own words
}

function show(shown, told) {
  stands = { ...shown, viewer: seat === -2 ? shown.menu.seat : seat };
  entitle(`${shown.lies.tableau.title} — ${at("title").dataset.who}`);
  screen.show(stands);
  say(told);
  drawn();
}

/** Decide, take back or do again; what it did comes as `changed`. */
const move = (method, params) => doing(async () => {
  try {
    const { version } = await host.ask(method, { game, version: stands.version, ...params });
    while (stands.version < version) await new Promise((seen) => { drawn = seen; }); // or a quick click answers what was asked before
  } catch (error) {
    if (error) following(refresh);
    throw error;
  }
});

addEventListener("hashchange", () => location.reload());
connect();
