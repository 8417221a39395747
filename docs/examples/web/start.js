// Before a game: the games kept in this browser, a log from a file, and the form of a new game.

import { button, el, name, shown } from "./dom.js";
import { bounded, forms } from "./form.js";

/** Bytes as base64, and back. */
const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
export const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

/** A button that does it when it is pressed twice. */
function sure(word, about, done) {
  const say = (words) => {
    made.textContent = words;
    made.setAttribute("aria-label", shown(`${words} ${about}`));
  };
  const made = button("", () => (made.textContent === word ? say(`${word} for ever`) : done()), { onblur: () => say(word) });
  say(word);
  return made;
}

/** A row of the list of games. */
function row(game, { play, download, remove }) {
  const when = new Date(game.saved).toLocaleString();
  const about = `${game.title}, ${when}`;
  const label = (what) => ({ "aria-label": `${what} ${about}` });
  return el("li", {}, el("span", {}, el("b", {}, name(game.title)), " ", name(game.seats.join(", ")), " ",
    el("small", {}, game.outcome || "running", ` · ${when}`)), el("span", { class: "row" },
    button("Play", () => play(game.id), label("Play")), button("To a file", () => download(game), label("To a file")),
    sure("Delete", about, () => remove(game))));
}

/** The page before a game. */
export function start({ offers, games, begin, load, ...actions }) {
  const file = el("input", { type: "file", accept: ".dmdlog", onchange: () => file.files[0] && load(async () =>
    base64(new Uint8Array(await bounded(file.files[0])[0].arrayBuffer()))) });
  return [
    el("section", { "aria-label": "Games in this browser" }, el("h2", {}, "Games in this browser"),
      games.length ? el("ul", { class: "games" }, games.map((game) => row(game, actions))) : el("p", {}, "None yet."),
      el("label", { class: "field" }, el("span", {}, "A game from a file"), file)),
    forms(offers, begin),
  ];
}
