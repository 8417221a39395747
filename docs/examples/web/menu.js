// What may be decided: a button for each option, a form for long lists, and why something is missing.

import { button, el, name } from "./dom.js";
import { folding } from "./table.js";

const LONG = 9; // a group of more options is shown as a form

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** The value that a command has in a slot: of typed items each is a slot of its own. */
function valueIn(command, slot) {
  const [field, place] = slot.name.split(".");
  const value = command[field];
  return place === undefined ? value : value?.[Number(place)];
}

const spoken = (text) => text.replaceAll("_", " ").replaceAll(".", " ");

export class Menu {
  /** `decide` is given the text of an option, `about` the names of things an option points at. */
  constructor(decide, about) {
    this.decide = decide;
    this.about = about;
    this.filter = null;
  }

  option(one, n) {
    const costs = one.costs.map((cost) => cost.sentence).join(", ");
    const point = (on) => () => this.about(on ? one.names : []);
    return el("li", {}, el("button",
      { type: "button", class: "option", "data-text": one.text, onclick: () => this.decide(one.text),
        onfocus: point(true), onblur: point(false), onmouseenter: point(true), onmouseleave: point(false) },
      n < 10 ? el("kbd", { "aria-hidden": "true" }, n) : null, name(one.sentence), costs && el("small", {}, costs)));
  }

  /** A form: a list to choose from for each field in which the options differ. */
  form(group) {
    const picks = group.slots.map((slot) => el("select", {},
      slot.choices.map((choice, i) => el("option", { value: i }, choice.name))));
    const result = el("div", { "aria-live": "polite" });
    const show = () => {
      const wanted = group.slots.map((slot, i) => slot.choices[picks[i].value].value);
      const found = group.options.filter(
        ({ command }) => group.slots.every((slot, i) => same(valueIn(command, slot), wanted[i])));
      const typed = group.whole ? [] : [`${group.word} ${wanted.join(",")}`];
      result.replaceChildren(found.length
        ? el("ul", { class: "options" }, found.map((one) => this.option(one, 10)))
        : typed.length ? button(`Enter ${typed[0]}`, () => this.decide(typed[0]), { class: "option" })
        : el("p", {}, "No option has all of these."));
    };
    for (const pick of picks) pick.addEventListener("change", show);
    show();
    return el("fieldset", {}, el("legend", {}, spoken(group.word)), el("div", { class: "slots" },
      group.slots.map((slot, i) => el("label", {}, spoken(slot.name), picks[i]))), result);
  }

  /** The menu as elements; with a filter, only options that name one thing. */
  shown(menu) {
    let n = 0;
    const fits = (one) => !this.filter || one.names.some(
      (named) => named.kind === this.filter.kind && named.id === this.filter.id);
    const groups = menu.groups.map((group) => {
      const options = group.options.filter(fits);
      if (!options.length) return null;
      if (!this.filter && (!group.whole || (options.length > LONG && group.slots.length > 1))) return this.form(group);
      return el("ul", { class: "options" }, options.map((one) => this.option(one, (n += 1))));
    });
    return [
      this.filter ? el("p", {}, "Only what has to do with ", name(this.filter.name), ". ",
        button("Show all", () => this.filter.clear())) : null,
      groups,
      menu.missing.length ? folding("missing", "", false, `Not possible now: ${menu.missing.length}`,
        el("ul", {}, menu.missing.map((one) => el("li", {}, name(one.sentence), " ", name(one.reason), " ",
          el("small", { class: "rules" }, one.refusal.rules.join(", ")))))) : null,
      menu.rules.length ? el("p", {}, el("small", { class: "rules" }, menu.rules.join(", "))) : null,
    ];
  }
}
