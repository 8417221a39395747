// What happened: each decision with what came of it, grouped by cause, with the rules it follows from.

import { el, name } from "./dom.js";

function told(part) {
  if (part.parts === undefined) {
    return part.sentence
      ? el("li", {}, name(part.sentence), " ", el("small", { class: "rules" }, part.rules.join(", "))) : null;
  }
  const inside = part.parts.map(told).filter(Boolean);
  if (!inside.length) return null;
  if (!part.cause) return inside;
  const about = part.cause.name ? [" ", name(part.cause.name)] : [];
  return el("li", { class: "cause" }, el("b", {}, part.cause.kind, about), el("ul", {}, inside));
}

/** One decision and what happened. */
export function entry({ command, happenings }) {
  return el("li", { class: "entry" }, el("b", {}, name(command || "The game is set up.")),
    el("ul", {}, happenings.map(told)));
}

/** All sentences of a row of happenings, for a voice. */
export function sentences(happenings) {
  const said = (part) => (part.parts === undefined ? [part.sentence] : part.parts.flatMap(said));
  return happenings.flatMap(said).filter(Boolean).join(" ");
}
