// What happened: each decision with what came of it, grouped by cause, with the rules it follows from.

import { el, name } from "./dom.js";

/** All that has a sentence; a group under the name of its cause, if that has one and is not in one of that name. */
function told(part, said, above = "") {
  if (part.parts === undefined) {
    return part.sentence && part.sentence !== said
      ? el("li", {}, name(part.sentence), " ", el("small", { class: "rules" }, part.rules.join(", "))) : null;
  }
  const head = part.cause?.name ?? "";
  const inside = part.parts.map((one) => told(one, said, head || above)).flat().filter(Boolean);
  if (!inside.length || !head || head === above) return inside;
  return el("li", { class: "cause" }, el("b", {}, name(head)), el("ul", {}, inside));
}

/** One decision and what happened. What says no more than the decision itself is not said again. */
export function entry({ command, happenings }) {
  return el("li", { class: "entry" }, el("b", {}, name(command || "The game is set up.")),
    el("ul", {}, happenings.map((one) => told(one, command))));
}

/** All sentences of a row of happenings, for a voice. */
export function sentences(happenings) {
  return happenings.flatMap((part) => (part.parts ? sentences(part.parts) : part.sentence)).filter(Boolean).join(" ");
}
