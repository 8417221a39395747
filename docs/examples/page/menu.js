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

/** The menu as elements. `decide` is given the text of an option, `point` the things that one names; with a
 * `filter` only options that name that thing are there, until `clear`. */
export function options(menu, { decide, point, filter, clear }) {
  let last = 0;

  const option = (one, n) => {
    const costs = one.costs.map((cost) => cost.sentence).join(", ");
    const [on, off] = [() => point(one.names), () => point([])];
    return el("li", {}, el("button", { type: "button", class: "option", "data-text": one.text, onclick: () => decide(one.text),
      onfocus: on, onblur: off, onmouseenter: on, onmouseleave: off },
    n <= 10 ? el("kbd", { "aria-hidden": "true" }, n % 10) : null, name(one.sentence), costs && el("small", {}, costs)));
  };

  /** A list to choose from for each field in which the options of a group differ. */
  const form = (group) => {
    const picks = group.slots.map((slot) => el("select", {}, slot.choices.map((choice, i) => el("option", { value: i }, choice.name || "—"))));
    const result = el("div", { "aria-live": "polite" });
    const show = () => {
      const wanted = group.slots.map((slot, i) => slot.choices[picks[i].value].value);
      const found = group.options.filter(({ command }) => group.slots.every((slot, i) => same(valueIn(command, slot), wanted[i])));
      const typed = `${group.word} ${wanted.join(",")}`;
      result.replaceChildren(found.length ? el("ul", { class: "options" }, found.map((one) => option(one)))
        : group.whole ? el("p", {}, "No option has all of these.") : button(`Enter ${typed}`, () => decide(typed), { class: "option" }));
    };
    for (const pick of picks) pick.addEventListener("change", show);
    show();
    return el("fieldset", {}, el("legend", {}, spoken(group.word)), el("div", { class: "slots" },
      group.slots.map((slot, i) => el("label", {}, spoken(slot.name), picks[i]))), result);
  };

  const groups = menu.groups.map((group) => {
    const fits = group.options.filter((one) => !filter || one.names.some(({ kind, id }) => kind === filter.kind && id === filter.id));
    if (!fits.length) return null;
    if (!filter && (!group.whole || (fits.length > LONG && group.slots.length > 1))) return form(group);
    return el("ul", { class: "options" }, fits.map((one) => option(one, (last += 1))));
  });
  return [
    menu.about.filter((one) => one.text).map((one) => folding(`about ${one.kind} ${one.id}`, "about", true, name(one.name),
      one.text.split("\n").map((line) => el("p", {}, line)))),
    filter ? el("p", {}, "Only what has to do with ", name(filter.name), ". ", button("Show all", clear)) : null,
    groups,
    menu.missing.length ? folding("missing", "", false, `Not possible now: ${menu.missing.length}`,
      el("ul", {}, menu.missing.map((one) => el("li", {}, name(one.sentence), " ", name(one.reason), " ",
        el("small", { class: "rules" }, one.refusal.rules.join(", ")))))) : null,
    menu.rules.length ? el("p", {}, el("small", { class: "rules" }, menu.rules.join(", "))) : null,
  ];
}
