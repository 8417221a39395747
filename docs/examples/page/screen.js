// One game as it is drawn: the question, the map, what happened, the boards. Nothing here knows who plays where.

import { entry } from "./account.js";
import { button, el, name } from "./dom.js";
import { map } from "./map.js";
import { options } from "./menu.js";
import { at } from "./page.js";
import { table, throws } from "./table.js";

/** Scroll the map, not the page, so far that a place of it can be seen. */
function toSight(sheet, place) {
  if (!place) return;
  const [whole, part] = [sheet.getBoundingClientRect(), place.getBoundingClientRect()];
  if (part.left < whole.left || part.right > whole.right) sheet.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2;
  if (part.top < whole.top || part.bottom > whole.bottom) sheet.scrollTop += part.top + part.height / 2 - whole.top - whole.height / 2;
}

export class Screen {
  #drawings = new Map(); // of the things that options name

  /** In the element `main`; `decide` is given the text of an option. */
  constructor(main, decide) {
    Object.assign(this, { main, decide });
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Draw everything anew: `menu`, `lies` and `entries` are results of the protocol, `viewer` the seat that looks. */
  show(shown) {
    this.shown = shown;
    const { tableau } = shown.lies;
    const own = tableau.panels.find((one) => one.seat === shown.viewer)?.place ?? "";
    const old = this.main.querySelector(".map");
    const corner = old && [old.scrollLeft, old.scrollTop];
    this.pick = this.#picks();
    if (!old) scrollTo(0, 0); // no longer where the form was
    this.main.className = "game";
    this.main.replaceChildren(
      el("div", { class: "beside" },
        el("section", { id: "options", "aria-label": "Decision" }),
        el("section", { "aria-label": "Account", class: "account", tabindex: 0 }, el("h2", {}, "Account"),
          el("ol", {}, shown.entries.map(entry).reverse()))),
      tableau.places.length ? el("section", { class: "map", "aria-label": "Map", tabindex: 0 }, map(tableau, this.pick, own)) : "",
      ...table(shown.lies, shown, this.pick));
    this.#ask();
    if (corner) this.main.querySelector(".map")?.scrollTo(...corner);
    toSight(this.main.querySelector(".map"), this.main.querySelector(".here"));
  }

  /** The question; with a filter, only with the options that name one thing. */
  #ask(filter = null) {
    const { menu, lies: { tableau } } = this.shown;
    at("options").replaceChildren(
      el("h2", { id: "question", tabindex: -1 }, name(tableau.outcome ? `${menu.sentence.replace(/\.$/, "")}: ${tableau.outcome}` : menu.sentence)),
      ...throws(tableau, this.pick), ...options(menu, {
        decide: this.decide, point: (names) => this.#point(names), filter, clear: () => this.#ask() }).flat().filter(Boolean));
    this.#point([]);
    if (menu.groups.length || tableau.outcome) at("question").focus(); // who waits may be reading elsewhere
  }

  /** Which things options name: `link` makes what is drawn of one a button for them. */
  #picks() {
    this.#drawings.clear();
    const all = this.shown.menu.groups.flatMap((group) => group.options);
    const named = Map.groupBy(all.flatMap(({ text, names }) => names.map((one) => ({ text, ...one }))),
      ({ kind, id }) => `${kind} ${id}`);
    const choose = ([first, ...others]) =>
      others.every(({ text }) => text === first.text) ? this.decide(first.text) : this.#ask(first);
    const link = (drawing, keys) => {
      const known = keys.map(([kind, id]) => `${kind} ${id}`);
      for (const key of known) this.#drawings.set(key, drawing);
      const found = known.find((key) => named.has(key));
      if (!found) return drawing;
      drawing.classList.add("can");
      if (drawing.tagName !== "BUTTON") [drawing.role, drawing.tabIndex] = ["button", 0];
      drawing.addEventListener("click", () => choose(named.get(found)));
      return drawing;
    };
    return { has: (kind, id) => named.has(`${kind} ${id}`), link };
  }

  /** Show on the table what an option names, or else what the question is about. */
  #point(names) {
    for (const one of this.#drawings.values()) one.classList.remove("pointed");
    const shown = names.length ? names : this.shown.menu.about;
    for (const { kind, id } of shown) this.#drawings.get(`${kind} ${id}`)?.classList.add("pointed");
  }

  /** Digits choose an option, arrows go through them, while the decision has the focus; Alt and a letter work everywhere. */
  #key(event) {
    const here = document.activeElement;
    if ("Enter ".includes(event.key) && event.target.matches("[role=button]")) {
      event.preventDefault();
      event.target.dispatchEvent(new MouseEvent("click"));
    } else if (event.altKey && "ur".includes(event.key)) {
      const known = document.querySelector(`[aria-keyshortcuts="Alt+${event.key.toUpperCase()}"]`);
      if (known) event.preventDefault();
      known?.click();
    }
    const all = [...document.querySelectorAll("#options .option")];
    if (!here?.closest("#options") || here.tagName === "SELECT" || event.ctrlKey || event.altKey || event.metaKey || !all.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      all[(Math.max(all.indexOf(here), step < 0 ? 0 : -1) + step + all.length) % all.length].focus();
    } else if (/^[0-9]$/.test(event.key)) {
      all[(Number(event.key) + 9) % 10]?.click(); // 0 is the tenth
    }
  }
}

/** Buttons that take back and do again; `move` is given the method and its parameters. */
export const back = (move, parts) => [
  button("Undo", () => move("undo", {}), { "aria-keyshortcuts": "Alt+U" }),
  ...parts.map((what) => button(`Undo ${what}`, () => move("undo", { what }))),
  button("Redo", () => move("redo", {}), { "aria-keyshortcuts": "Alt+R" }),
];
