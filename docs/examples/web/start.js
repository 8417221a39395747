// Before a game: the games kept in this browser, a log from a file, and the form of a new game.

import { button, el, name, shown } from "./dom.js";

/** Bytes as base64, and back. */
export const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
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

/** A list of which several are chosen; the order in which they are ticked is theirs. */
function several(field) {
  const chosen = [...(field.usual ?? [])];
  const boxes = field.choices.map((choice) => {
    const place = el("small", {});
    const tick = el("input", { type: "checkbox", checked: chosen.includes(choice.value), onchange: () => {
      if (tick.checked) chosen.push(choice.value);
      else chosen.splice(chosen.indexOf(choice.value), 1);
      number();
    } });
    return { choice, tick, place };
  });
  const number = () => {
    for (const { choice, place } of boxes) {
      const at = chosen.indexOf(choice.value);
      place.textContent = at < 0 ? "" : ` ${at + 1}.`;
    }
  };
  number();
  return { made: el("div", { class: "several" }, boxes.map(({ choice, tick, place }) =>
    el("label", {}, tick, " ", name(choice.name), place))), value: () => chosen };
}

/** A field of the form: what is shown, and how its value is read; undefined is the usual one. */
function field(one) {
  if (one.kind === "several") return several(one);
  if (one.kind === "truth") {
    const made = el("input", { type: "checkbox", checked: one.usual === true });
    return { made, value: () => made.checked };
  }
  if (one.kind === "one") {
    const made = el("select", {}, one.usual === null ? el("option", { value: "" }, "—") : null,
      one.choices.map((choice) =>
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

function put(setup, key, value) {
  const [first, ...rest] = key.split(".");
  if (rest.length) put((setup[first] ??= {}), rest.join("."), value);
  else setup[first] = value;
}

/** The form of a new game; `begin` is given the parameters of the method `new`. */
function form(offer, begin) {
  const parts = offer.form.map((one) => ({ one, ...field(one) }));
  const seed = el("input", { type: "text", inputmode: "numeric", autocomplete: "off" });
  const typed = el("input", { type: "checkbox" });
  const undo = el("select", {}, ["keep", "reseed", "forbidden"].map((word) => el("option", {}, word)));
  const packs = el("input", { type: "file", multiple: true, accept: ".toml" });
  const groups = Map.groupBy(parts, ({ one }) => one.group);
  const submit = async (event) => {
    event.preventDefault();
    const setup = {};
    for (const { one, value } of parts) {
      const found = value();
      const usual = one.usual ?? (one.kind === "several" ? [] : undefined);
      if (JSON.stringify(found) !== JSON.stringify(usual)) put(setup, one.key, found);
    }
    const files = await Promise.all([...packs.files].map(async (file) => [file.name, await file.text()]));
    begin({ ruleset: offer.ruleset, setup, seed: typed.checked ? null : seed.value.trim() || "drawn",
      undo: undo.value, packs: files.length ? [Object.fromEntries(files)] : [] });
  };
  return el("form", { onsubmit: submit },
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

/** The page before a game. */
export function start({ offers, games, begin, load, ...actions }) {
  const forms = el("div", {});
  const which = el("select", {}, offers.map((offer, i) => el("option", { value: i }, offer.title)));
  const choose = () => {
    const offer = offers[which.value];
    forms.replaceChildren(offer.problem ? el("p", {}, offer.problem) : form(offer, begin));
  };
  which.addEventListener("change", choose);
  choose();
  const file = el("input", { type: "file", accept: ".dmdlog", onchange: async () =>
    file.files[0] && load(base64(new Uint8Array(await file.files[0].arrayBuffer()))) });
  return [
    el("section", { "aria-label": "Games in this browser" }, el("h2", {}, "Games in this browser"),
      games.length ? el("ul", { class: "games" }, games.map((game) => row(game, actions))) : el("p", {}, "None yet."),
      el("label", { class: "field" }, el("span", {}, "A game from a file"), file)),
    el("section", { "aria-label": "New game" }, el("h2", {}, "New game"),
      el("label", { class: "field" }, el("span", {}, "Which"), which), forms),
  ];
}
