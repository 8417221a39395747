// What lies beside the map: tracks, boards, cards, decks and dice.

import { counted, el, health, name, plain } from "./dom.js";

const CELLS = 30; // a longer track is a bar
const unfolded = new Map(); // what somebody folded or unfolded stays so

/** A part that folds, and stays as it was left when everything is drawn anew. */
export function folding(id, kind, open, head, ...children) {
  const made = el("details", { class: kind, open: unfolded.get(id) ?? open }, el("summary", {}, head), children);
  made.addEventListener("click", () => setTimeout(() => unfolded.set(id, made.open)));
  return made;
}

function track(one) {
  const next = one.steps.find((step) => step.value > one.value);
  const long = one.endless || one.highest - one.lowest >= CELLS;
  const steps = new Map(one.steps.map((step) => [step.value, step]));
  const here = steps.get(one.value)?.name;
  const words = `${one.name} ${one.value}${one.endless ? "" : ` of ${one.highest}`}${here ? `: ${here}` : ""}`;
  return el("div", { class: `track ${long ? "short" : ""}` },
    name(words), next && el("small", {}, `; at ${next.value}: ${next.name}`),
    long ? null : el("div", { class: "cells", "aria-hidden": "true" },
      Array.from({ length: one.highest - one.lowest + 1 }, (_, i) => i + one.lowest).map((value) => el("i", {
        class: `${value <= one.value ? "full" : ""} ${value === one.value ? "now" : ""} ${steps.has(value) ? "step" : ""}`,
        title: steps.get(value)?.name,
      }, value === one.value ? value : ""))));
}

function card(one, where, pick) {
  const about = [one.level ? `level ${one.level}` : "", one.state, counted(one.marks)].filter(Boolean).join(", ");
  const head = [name(one.name || one.kind), about && el("small", {}, ` ${about}`)];
  const use = one.id && pick.has("card", one.id)
    ? pick.link(el("button", { type: "button" }, "Use ", name(one.name)), [["card", one.id]]) : null;
  const kind = `card ${plain(one.state)}`;
  if (!one.text && !use) return el("p", { class: kind }, head);
  return folding(`${where} ${one.kind} ${one.id}`, kind, false, head,
    one.text.split("\n").map((line) => el("p", {}, line)), use);
}

function panel(one, { menu, viewer }, pick) {
  return folding(`panel ${one.id}`, `panel ${one.seat >= 0 && one.seat === menu.seat ? "asked" : ""}`, one.seat === viewer || one.seat < 0,
    [el("b", {}, name(one.name)), el("small", {}, ` ${one.tracks.slice(0, 3).map(health).join(" · ")}`)],
    one.tracks.map(track),
    one.marks.length ? el("p", {}, counted(one.marks)) : null,
    one.lines.map((line) => el("p", {}, line)),
    one.cards.map((shown) => card(shown, one.id, pick)));
}

function pile(one, pick) {
  const size = [one.n ? `${one.n} face down` : "", one.top.length ? `${one.top.length} face up` : ""];
  const head = [name(one.name), el("small", {}, ` ${size.filter(Boolean).join(", ") || "empty"}`)];
  if (!one.top.length) return el("p", { class: "pile" }, head);
  return folding(`pile ${one.id}`, "pile", false, head, one.top.map((shown) => card(shown, one.id, pick)));
}

/** Dice that were thrown and still count. */
export function throws(tableau, pick) {
  return tableau.throws.map((one, i) => el("p", { class: "throw" }, name(one.name), ": ",
    one.dice.map((die) => {
      const made = el("span", { class: `die ${plain(die.kind)} ${die.state && "changed"}`,
        title: [die.kind, die.state].filter(Boolean).join(", ") }, die.name);
      return [i === tableau.throws.length - 1 ? pick.link(made, [["die", die.id]]) : made, " "];
    }),
    one.marks.length ? el("small", {}, " ", counted(one.marks)) : null));
}

/** What lies beside the map: tracks of the whole game, decks, what can run out, what is to come; boards, that of who looks first. */
export function table({ tableau, reserves, upcoming }, shown, pick) {
  const scarce = reserves.map((one) => el("li", {}, name(one.name), ` ${one.left} of ${one.total}`));
  const coming = upcoming.map((one) => el("li", {}, one.sentence, one.name && el("small", {}, " ", name(one.name))));
  return [
    el("section", { "aria-label": "Game", class: "common" }, el("h2", {}, "Game"), tableau.tracks.map(track),
      tableau.piles.map((one) => pile(one, pick)),
      scarce.length ? folding("reserves", "", false, "What is left", el("ul", {}, scarce)) : null,
      coming.length ? folding("upcoming", "", false, "Still to come", el("ol", {}, coming)) : null),
    el("section", { "aria-label": "Boards", class: "boards" }, el("h2", {}, "Boards"),
      tableau.panels.toSorted((a, b) => (b.seat === shown.viewer) - (a.seat === shown.viewer)).map((one) => panel(one, shown, pick))),
  ];
}
