// Elements, and texts in them. No text is ever taken for markup: it goes in as a text node.

const SVG = "http://www.w3.org/2000/svg";
// What steers a terminal or turns the direction of text around it is shown, not done.
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of a stranger for people: what cannot be seen is written as an escape. */
export function shown(text) {
  return String(text).replace(HIDDEN, (c) => `\\u{${c.codePointAt(0).toString(16)}}`);
}

function filled(made, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, ["aria-label", "title"].includes(name) ? shown(value) : value);
  }
  made.append(...children.flat(Infinity).filter((one) => one != null && one !== "").map(
    (one) => (one instanceof Node ? one : shown(one))));
  return made;
}

/** An HTML element: attributes, listeners as `onclick`, then texts and elements. */
export const el = (tag, properties = {}, ...children) =>
  filled(document.createElement(tag), properties, children);

/** The same of SVG. */
export const draw = (tag, properties = {}, ...children) =>
  filled(document.createElementNS(SVG, tag), properties, children);

/** A name that keeps its own direction of text among others. */
export const name = (text, kind = "") => el("bdi", { class: kind }, text);

export const button = (text, onclick, properties = {}) => el("button", { type: "button", onclick, ...properties }, text);

/** A word of a game as the name of a class. */
export const plain = (word) => word.replace(/\W/g, "-");

/** A list of names: "Fire ×2, Gate, attack 1"; a value has its number always. */
export const counted = (things) => things.map((one) => one.name + (one.kind === "value" ? ` ${one.n}` : one.n > 1 ? ` ×${one.n}` : "")).join(", ");

export const health = (track) => `${track.name} ${track.value}/${track.highest}`;
