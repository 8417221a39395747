// The map: places where the game says they are, pushed apart until nothing overlaps.

import { counted, draw, health, plain, shown } from "./dom.js";

const FONT = 13;
const CHIP = { width: 146, height: 24, more: 17, gap: 4 };
const PAD = 8;
const SQUEEZED = 1.3; // so much wider a text may be than the room it is drawn in
const HEAD = 24; // of a place, for its name
const GRID = { x: 150, y: 100 }; // points of one step of the game's grid, before places are pushed apart
const [SMALLEST, LARGEST] = [0.68, 1.3]; // of its size, if there is room for no more or for much more
const CLEAR = 26; // between two places, so that a way between them can be seen

const pen = document.createElement("canvas").getContext("2d");

function widthOf(text, weight) {
  pen.font = `${weight} ${FONT}px system-ui, sans-serif`;
  return pen.measureText(text).width;
}

/** The text, cut off where it would be wider than it may be. */
function fit(text, width, weight = 400) {
  const letters = [...shown(text)].slice(0, 80);
  if (widthOf(letters.join(""), weight) <= width) return letters.join("");
  while (letters.length && widthOf(`${letters.join("")}…`, weight) > width) letters.pop();
  return `${letters.join("")}…`;
}

/** The text as it is drawn in so much room: a little too wide it is squeezed, far too wide it is cut off. */
const squeezed = (text, room, at) => draw("text", { ...at, lengthAdjust: "spacingAndGlyphs",
  textLength: widthOf(shown(text), 400) > room ? room : null }, fit(text, room * SQUEEZED));

const columnsFor = (n) => (n <= 6 ? 1 : n <= 30 ? 2 : 3); // rather high than wide: a page is scrolled down, not sideways

/** What is drawn on a place, where, and how much room that takes. */
function box(place) {
  const things = [...place.marks.map((mark) => ({ mark })), ...place.pieces.map((piece) => ({ piece }))];
  const ends = Array(columnsFor(things.length)).fill(HEAD); // of each column
  const chips = things.map((thing) => {
    const column = ends.indexOf(Math.min(...ends));
    const y = ends[column];
    const height = CHIP.height + (thing.piece?.marks.length ? CHIP.more : 0);
    ends[column] += height + CHIP.gap;
    return { ...thing, x: PAD + column * (CHIP.width + CHIP.gap), y, height };
  });
  return {
    place, chips,
    width: (chips.length ? ends.length * (CHIP.width + CHIP.gap) - CHIP.gap
      : Math.min(CHIP.width, widthOf(shown(place.name), 700))) + 2 * PAD,
    height: Math.max(...ends) + PAD - CHIP.gap,
    x: place.at[0] * GRID.x,
    y: place.at[1] * GRID.y,
  };
}

/** How far two boxes reach into each other's room, on the axis where that is less. */
function overlap(a, b) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const x = (a.width + b.width) / 2 + CLEAR - Math.abs(dx);
  const y = (a.height + b.height) / 2 + CLEAR - Math.abs(dy);
  if (x <= 0.01 || y <= 0.01) return null;
  return x < y ? { x: dx < 0 ? -x : x, y: 0 } : { x: 0, y: dy < 0 ? -y : y };
}

/** Push boxes apart; what is still too near after many rounds is drawn on a larger sheet. */
function apart(boxes) {
  for (let round = 1; ; round += 1) {
    let moved = false;
    for (let i = 0; i < boxes.length; i += 1) {
      for (let j = i + 1; j < boxes.length; j += 1) {
        const by = overlap(boxes[i], boxes[j]);
        if (!by) continue;
        moved = true;
        for (const [one, way] of [[boxes[i], -0.5], [boxes[j], 0.5]]) [one.x, one.y] = [one.x + way * by.x, one.y + way * by.y];
      }
    }
    if (!moved) return;
    if (round % 100 === 0) for (const one of boxes) [one.x, one.y] = [one.x * 1.2, one.y * 1.2];
  }
}

function said(thing) {
  const parts = [thing.n > 1 ? `${thing.name} ×${thing.n}` : thing.name];
  if (thing.health) parts.push(health(thing.health));
  if (thing.marks?.length) parts.push(counted(thing.marks));
  return parts.join(", ");
}

const SIGNS = { // so that no side is told by its colour alone
  mark: "M13 6 19 12 13 18 7 12z", // a diamond
  ours: "M7 12a6 6 0 1 1 12 0 6 6 0 1 1-12 0z", // a circle
  theirs: "M13 5 20 18 6 18z", // a triangle
  neither: "M8 7h11v11H8z", // a square
};

function chip({ mark, piece, x, y, height: tall }, pick) {
  const thing = piece ?? mark;
  const side = piece ? piece.side : "mark";
  const numbers = [thing.n > 1 && `×${thing.n}`, thing.health && `${thing.health.value}/${thing.health.highest}`].filter(Boolean).join(" ");
  const room = CHIP.width - 28 - (numbers && widthOf(numbers, 700) + 8);
  const label = said(thing);
  return pick.link(draw(
    "g",
    { role: "img", "aria-label": label, class: `chip ${side} ${plain(thing.kind)}`, transform: `translate(${x} ${y})` },
    draw("title", {}, label),
    draw("rect", { width: CHIP.width, height: tall, rx: 5, class: "paper" }),
    draw("path", { d: SIGNS[side], class: "sign" }),
    squeezed(thing.name, room, { x: 24, y: 16.5 }),
    draw("text", { x: CHIP.width - 6, y: 16.5, class: "number" }, numbers),
    piece?.marks.length ? squeezed(counted(piece.marks), CHIP.width - 30, { x: 24, y: 33 }) : null,
  ), piece ? [["piece", piece.id], ...piece.ids.map((id) => ["piece", id]), ["seat", piece.seat]] : [[mark.kind, mark.id]]);
}

function drawn({ place, chips, x, y, width, height }, pick, active) {
  const label = place.name + (place.floor ? `, ${place.floor}` : "");
  return draw(
    "g",
    { class: `place ${active === place.id ? "here" : ""}`, role: "group", "aria-label": label,
      transform: `translate(${x - width / 2} ${y - height / 2})` },
    pick.link(draw("g", { role: "img", "aria-label": label }, draw("title", {}, label),
      draw("rect", { width, height, rx: 8, class: "floor" }),
      draw("text", { x: PAD, y: 17, class: "name" }, fit(place.name, width - 2 * PAD, 700))), [["place", place.id]]),
    chips.map((one) => chip(one, pick)),
  );
}

/** The map of a tableau as SVG; `pick` says what can be clicked, `active` is the place to look at. */
export function map(tableau, pick, active) {
  const boxes = tableau.places.map(box);
  const floors = Map.groupBy(boxes, (one) => one.place.floor); // each is drawn by itself, below the last
  const heads = [];
  let bottom = 0;
  for (const [floor, mine] of floors) {
    apart(mine);
    if (floors.size > 1) heads.push(draw("text", { x: 0, y: (bottom += HEAD) - PAD, class: "name" }, shown(floor)));
    const left = Math.min(...mine.map((one) => one.x - one.width / 2));
    const top = Math.min(...mine.map((one) => one.y - one.height / 2)) - bottom;
    for (const one of mine) [one.x, one.y] = [one.x - left, one.y - top];
    bottom = Math.max(...mine.map((one) => one.y + one.height / 2)) + PAD;
  }
  const right = Math.max(...boxes.map((one) => one.x + one.width / 2)) + PAD;
  const at = new Map(boxes.map((one) => [one.place.id, one]));
  const ways = tableau.passages.map((way) => {
    const [a, b] = [at.get(way.a), at.get(way.b)];
    const words = [way.name || way.kind, a.place.name, b.place.name].join(": ");
    return draw("g", { class: `way ${plain(way.kind)}` },
      draw("line", { x1: a.x, y1: a.y, x2: b.x, y2: b.y }, draw("title", {}, words)));
  });
  const made = draw(
    "svg",
    { viewBox: `${-PAD} ${-PAD} ${right + PAD} ${bottom + PAD}`, role: "group", "aria-label": "Map" },
    ways, heads, boxes.map((one) => drawn(one, pick, active)),
  );
  [made.style.minWidth, made.style.maxWidth] = [SMALLEST, LARGEST].map((size) => `${(right + PAD) * size}px`);
  return made;
}
