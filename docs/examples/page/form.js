// The form of a new game, made of what a host offers.

import { button, el, name } from "./dom.js";

const LARGEST = 5 << 20; // bytes of files that are read

/** Files that may be read: all that a host takes is smaller. */
export function bounded(...files) {
  const size = files.reduce((sum, one) => sum + one.size, 0);
  if (size > LARGEST) throw new Error(`what was chosen has ${size} bytes, where at most ${LARGEST} are read`);
  return files;
}

/** A list of which several are chosen; the order in which they are ticked is theirs. */
function several(field) {
  const chosen = new Set(field.usual);
  const number = () => {
    for (const { value, place } of boxes) place.textContent = chosen.has(value) ? ` ${[...chosen].indexOf(value) + 1}.` : "";
  };
  const boxes = field.choices.map(({ value, name: word }) => {
    const tick = el("input", { type: "checkbox", checked: chosen.has(value), onchange: () => {
      chosen[tick.checked ? "add" : "delete"](value);
      number();
    } });
    const place = el("small", {});
    return { value, place, made: el("label", {}, tick, " ", name(word), place) };
  });
  number();
  return { made: el("div", { class: "several" }, boxes.map((one) => one.made)), value: () => [...chosen] };
}

/** A field of the form: what is shown, and how its value is read; undefined is the usual one. */
function field(one) {
  if (one.kind === "several") return several(one);
  if (one.kind === "truth") {
    const made = el("input", { type: "checkbox", checked: one.usual === true });
    return { made, value: () => made.checked };
  }
  if (one.kind === "one") {
    const made = el("select", {}, one.usual === null ? el("option", { value: "" }, "—") : null, one.choices.map((choice) =>
      el("option", { value: choice.value, selected: choice.value === one.usual }, choice.name)));
    return { made, value: () => made.value || undefined };
  }
  const made = el("input", { type: "number", min: one.least, max: one.most, step: 1, value: one.usual });
  return { made, value: () => (made.value === "" ? undefined : Number(made.value)) };
}

function shownField(one, part) {
  const about = el("small", {}, [one.help, one.rules.join(", ")].filter(Boolean).join(" "));
  return one.kind === "several"
    ? el("fieldset", {}, el("legend", {}, one.name), about, part.made)
    : el("label", { class: "field" }, el("span", {}, one.name), part.made, about);
}

/** The form of one game. */
function form(offer, begin) {
  const parts = offer.form.map((one) => ({ one, ...field(one) }));
  const seed = el("input", { type: "text", inputmode: "numeric", autocomplete: "off" });
  const typed = el("input", { type: "checkbox" });
  const undo = el("select", {}, ["keep", "reseed", "forbidden"].map((word) => el("option", {}, word)));
  const packs = el("input", { type: "file", multiple: true, accept: ".toml" });
  const groups = Map.groupBy(parts, ({ one }) => one.group);
  const filled = async () => {
    const setup = {};
    for (const { one, value } of parts) {
      const found = value();
      const usual = one.usual ?? (one.kind === "several" ? [] : undefined);
      if (JSON.stringify(found) !== JSON.stringify(usual)) setup[one.key] = found;
    }
    const files = await Promise.all(bounded(...packs.files).map(async (file) => [file.name, await file.text()]));
    return { ruleset: offer.ruleset, setup, seed: typed.checked ? null : seed.value.trim() || "drawn",
      undo: undo.value, packs: files.length ? [Object.fromEntries(files)] : [] };
  };
  /** Offered is what can be played with the rest, as a card of the place that is chosen. */
  const narrow = () => parts.forEach(({ one, made }) => [...made.options ?? []].forEach((option) => {
    const [key, wanted] = one.choices.find(({ value }) => value === option.value)?.needs ?? [];
    option.hidden = option.disabled = key !== undefined && parts.find((other) => other.one.key === key).value() !== wanted;
    if (option.hidden && option.selected) made.value = one.usual ?? "";
  }));
  narrow();
  return el("form", { onchange: narrow, onsubmit: (event) => { event.preventDefault(); begin(filled); } },
    (groups.get("") ?? []).map(({ one, ...part }) => shownField(one, part)),
    [...groups].filter(([group]) => group).map(([group, found]) => el("details", {}, el("summary", {}, group),
      found.map(({ one, ...part }) => shownField(one, part)))),
    el("details", {}, el("summary", {}, "Chance, undo, packs"),
      el("label", { class: "field" }, el("span", {}, "Seed"), seed, el("small", {}, "Empty for one that nobody knows.")),
      el("label", { class: "field" }, el("span", {}, "Dice and cards are typed in"), typed,
        el("small", {}, "For a real table: the page asks for each die and card.")),
      el("label", { class: "field" }, el("span", {}, "Chance after an undo"), undo),
      el("label", { class: "field" }, el("span", {}, "A pack of your own"), packs,
        el("small", {}, "All its files at once."))),
    el("p", {}, button("Begin", null, { type: "submit", class: "main" })));
}

/** All games there are, each with its form; `begin` is given what gives the parameters of the method `new`. */
export function forms(offers, begin) {
  const chosen = el("div", {});
  const which = el("select", {}, offers.map((offer, i) => el("option", { value: i }, offer.title)));
  const choose = () => {
    const offer = offers[which.value];
    chosen.replaceChildren(offer.problem ? el("p", {}, offer.problem) : form(offer, begin));
  };
  which.addEventListener("change", choose);
  choose();
  return el("section", { "aria-label": "New game" }, el("h2", {}, "New game"),
    el("label", { class: "field" }, el("span", {}, "Which"), which), chosen);
}
