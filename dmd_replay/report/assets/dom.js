// Elements made of texts alone: whatever a stranger wrote is shown as it stands, and nothing of it runs.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "onclick" || name === "oninput" || name === "onsubmit" || name === "ontoggle")
      element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === "") continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return element;
}

const el = (tag, attributes = {}, ...children) =>
  fill(document.createElement(tag), attributes, children);
const svg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

// A name that may run from right to left does not turn what stands beside it.
const name = (text) => el("bdi", {}, text);

const slug = (text) => String(text).toLowerCase().replace(/[^a-z0-9]+/g, "-");

// The page's own words, in its language, and those for kinds and states, by their English.
const WORDS = {}, LABELS = {};
const LANGUAGE = document.documentElement.lang;
const w = (id, values = {}) =>
  WORDS[id].replace(/\{(\w+)\}/g, (hole, key) => (Object.hasOwn(values, key) ? values[key] : hole));
const label = (text) => (Object.hasOwn(LABELS, text) ? LABELS[text] : text);

// Texts of rules and of cards are English on a page of any language.
const english = LANGUAGE === "en" ? {} : { lang: "en" };
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
