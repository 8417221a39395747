// The map: a box for each place, as large as it is ever crowded, and none upon another.

const BOX = { width: 176, height: 124, gap: 22, pull: 0.62, head: 20, edge: 6, row: 17, font: 10.5 };
const FONT = "system-ui, sans-serif";

// Columns of a box for so many things: the most it takes, how wide each is, how many rows it has.
const COLUMNS = [
  { most: 6, columns: 1, wide: 164, rows: 6 },
  { most: 12, columns: 2, wide: 112, rows: 6 },
  { most: 21, columns: 3, wide: 104, rows: 7 },
  { most: 32, columns: 4, wide: 100, rows: 8 },
  { most: 50, columns: 5, wide: 96, rows: 10 },
];

const planOf = (most) => COLUMNS.find((one) => most <= one.most) || COLUMNS[COLUMNS.length - 1];
const sizeOf = (most) => {
  const plan = planOf(most);
  return [Math.max(BOX.width, plan.columns * plan.wide + 2 * BOX.edge),
    Math.max(BOX.height, BOX.head + plan.rows * BOX.row + BOX.edge)];
};

// How many things lie on each place at most, over whole games.
function crowds(games) {
  const most = new Map();
  const seen = new Set();
  for (const game of games)
    for (let step = 0; step < game.count; step += 1)
      for (const [id, place] of things(game.table(step).places)) {
        if (seen.has(place)) continue;
        seen.add(place);
        const n = (place.marks ? place.marks.order.length : 0) + (place.pieces ? place.pieces.order.length : 0);
        most.set(id, Math.max(n, most.get(id) || 0));
      }
  return most;
}

// Boxes begin close to each other and are pushed apart until none lies upon another; where that does
// not end, the whole map is stretched.
function arranged(places, sizes) {
  const wide = BOX.width + BOX.gap, high = BOX.height + BOX.gap;
  const points = places.map(([, place]) => [place.at[0] * wide * BOX.pull, place.at[1] * high * BOX.pull]);
  for (let round = 0; round < 600; round += 1) {
    let moved = false;
    for (let a = 0; a < points.length; a += 1)
      for (let b = a + 1; b < points.length; b += 1) {
        const dx = points[b][0] - points[a][0], dy = points[b][1] - points[a][1];
        const x = (sizes[a][0] + sizes[b][0]) / 2 + BOX.gap - Math.abs(dx);
        const y = (sizes[a][1] + sizes[b][1]) / 2 + BOX.gap - Math.abs(dy);
        if (x < 0.5 || y < 0.5) continue;
        const axis = x < y ? 0 : 1;
        const push = ((axis ? y : x) / 2 + 0.3) * ((axis ? dy : dx) < 0 ? -1 : 1);
        points[a][axis] -= push;
        points[b][axis] += push;
        moved = true;
      }
    if (!moved) return points;
  }
  return stretched(places, sizes);
}

function stretched(places, sizes) {
  const wide = Math.max(...sizes.map((size) => size[0])) + BOX.gap;
  const high = Math.max(...sizes.map((size) => size[1])) + BOX.gap;
  let least = Infinity;
  places.forEach(([, one], a) =>
    places.slice(a + 1).forEach(([, other]) => {
      const x = Math.abs(one.at[0] - other.at[0]), y = Math.abs(one.at[1] - other.at[1]);
      least = Math.min(least, Math.max(x, y));
    }));
  return places.map(([, place]) => [(place.at[0] * wide) / least, (place.at[1] * high) / least]);
}

const plans = new Map();

// Where the boxes of a map stand, by their middles: floors below each other.
function planned(places, most) {
  const key = JSON.stringify(places.map(([id, place]) => [id, place.at, place.floor, most.get(id)]));
  if (plans.has(key)) return plans.get(key);
  const floors = [...new Set(places.map(([, place]) => place.floor || ""))];
  const plan = { boxes: new Map(), floors: [], width: 0, height: 0 };
  for (const floor of floors) {
    const own = places.filter(([, place]) => (place.floor || "") === floor);
    const sizes = own.map(([id]) => sizeOf(most.get(id) || 0));
    const points = arranged(own, sizes);
    const left = Math.min(...points.map((point, n) => point[0] - sizes[n][0] / 2));
    const top = Math.min(...points.map((point, n) => point[1] - sizes[n][1] / 2));
    const above = plan.height + (floor ? 26 : 0);
    if (floor) plan.floors.push([floor, plan.height + 18]);
    own.forEach(([id], n) => {
      const [width, height] = sizes[n];
      const box = { x: points[n][0] - left + 4 - width / 2, y: points[n][1] - top + 4 + above - height / 2, width, height };
      plan.boxes.set(id, box);
      plan.width = Math.max(plan.width, box.x + width + 4);
      plan.height = Math.max(plan.height, box.y + height + 4);
    });
    plan.height += floor ? 14 : 0;
  }
  plans.set(key, plan);
  return plan;
}

// The map of a table. What is drawn already is drawn anew only where a place changed.
function drawnMap(view, table, known) {
  const places = things(table.places);
  if (!places.length) return null;
  const plan = planned(places, view.page.crowds);
  if (known && known.plan === plan && known.passages === table.passages) {
    for (const [id, place] of places) {
      const group = view.kept(place, id, () => drawnPlace(view, id, place, plan.boxes.get(id)));
      if (known.groups.get(id) !== group) known.groups.get(id).replaceWith(group);
      known.groups.set(id, group);
    }
    return known;
  }
  const picture = svg("svg", {
    viewBox: `0 0 ${Math.ceil(plan.width)} ${Math.ceil(plan.height)}`,
    class: "map", role: "group", "aria-label": "Map", width: Math.ceil(plan.width),
  });
  const kinds = new Set(), groups = new Map();
  for (const passage of table.passages || []) {
    const a = plan.boxes.get(passage.a), b = plan.boxes.get(passage.b);
    if (!a || !b) continue;
    kinds.add(passage.kind);
    picture.append(drawnPassage(passage, a, b));
  }
  for (const [floor, y] of plan.floors)
    picture.append(svg("text", { x: 4, y, class: "floor" }, floor));
  for (const [id, place] of places) {
    groups.set(id, view.kept(place, id, () => drawnPlace(view, id, place, plan.boxes.get(id))));
    picture.append(groups.get(id));
  }
  const scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Map, can be scrolled" }, picture);
  return { plan, passages: table.passages, groups, nodes: [scroller, legend(kinds)] };
}

function drawnPassage(passage, a, b) {
  const [x1, y1, x2, y2] = [a.x + a.width / 2, a.y + a.height / 2, b.x + b.width / 2, b.y + b.height / 2];
  const line = svg("line", { x1, y1, x2, y2, class: `passage passage-${slug(passage.kind)}` });
  if (passage.kind !== "one-way") return line;
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const arrow = svg("path", { d: "M-7,-6 L7,0 L-7,6 z", class: "arrow", transform: `translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${turn})` });
  return svg("g", {}, line, arrow);
}

function legend(kinds) {
  const shown = [...kinds].filter((kind) => kind !== "passage");
  return el("p", { class: "legend" }, shown.map((kind) => [
    svg("svg", { width: 34, height: 10, "aria-hidden": "true" },
      svg("line", { x1: 1, y1: 5, x2: 33, y2: 5, class: `passage passage-${slug(kind)}` })),
    ` ${capital(kind)} · `,
  ]), "* more is said where the place is opened");
}

// What lies and stands on a place, one after the other, with what is said of each.
function contents(id, place) {
  const base = pointer("places", "of", id);
  const marks = things(place.marks).map(([key, mark]) => ({
    side: "mark", kind: mark.kind, name: mark.name, path: base + pointer("marks", "of", key),
    numbers: mark.n > 1 ? [["×", "n", mark.n]] : [], thing: mark,
  }));
  const pieces = things(place.pieces).map(([key, piece]) => {
    const health = piece.health;
    const numbers = piece.n > 1 ? [["×", "n", piece.n]] : [];
    if (health) numbers.push(["", "health", `${health.value}/${health.highest}`]);
    const state = things(piece.marks).map(([, mark]) => mark.name + (mark.n > 1 ? ` ×${mark.n}` : ""));
    return { side: piece.side, kind: piece.kind, name: piece.name, numbers, state, thing: piece,
      path: base + pointer("pieces", "of", key) };
  });
  return [...marks, ...pieces];
}

function drawnPlace(view, id, place, box) {
  const found = contents(id, place);
  const told = found.map((one) => [one.name, ...one.numbers.map(([sign, , n]) => sign + n), ...(one.state || [])].join(" "));
  const path = pointer("places", "of", id);
  const differs = view.differs(path);
  const group = svg("g", {
    transform: `translate(${box.x} ${box.y})`, class: differs ? "place differs" : "place", role: "button", tabindex: "0",
    "data-place": id, "aria-label": `${place.name}: ${told.join("; ") || "nothing"}${differs ? " (differs)" : ""}`,
  });
  const open = () => view.openPlace(id);
  group.addEventListener("click", open);
  group.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); event.stopPropagation(); open(); }
  });
  group.append(svg("rect", { width: box.width, height: box.height, rx: 8, class: "box" }));
  group.append(svg("text", { x: box.width / 2, y: 14, class: "place-name", "text-anchor": "middle" },
    fitted(place.name, box.width - 12, 11, true)));
  const plan = planOf(view.page.crowds.get(id) || 0);
  const room = plan.columns * plan.rows;
  const shown = found.length > room ? found.slice(0, room - 1) : found;
  const wide = (box.width - 2 * BOX.edge) / plan.columns;
  const spot = (n) => [BOX.edge + Math.floor(n / plan.rows) * wide, BOX.head + (n % plan.rows) * BOX.row];
  shown.forEach((one, n) => group.append(chip(view, one, spot(n), wide)));
  if (shown.length < found.length) {
    const [x, y] = spot(room - 1);
    group.append(svg("text", { x: x + wide / 2, y: y + BOX.row / 2, class: "chip-text", "text-anchor": "middle", "dominant-baseline": "central" }, `+${found.length - shown.length}`));
  }
  return group;
}

function chip(view, one, [x, y], wide) {
  const numbers = one.numbers.map(([sign, , n]) => sign + n).join(" ");
  const state = one.state && one.state.length ? "*" : "";
  const inner = wide - 8;
  const long = numbers ? lengthOf(numbers, BOX.font, true) : 0;
  const shrunk = long > inner - 14 ? Math.floor((10 * BOX.font * (inner - 14)) / long) / 10 : BOX.font;
  const left = inner - Math.min(long, inner - 14) - (numbers ? 4 : 0) - (state ? lengthOf(state, BOX.font, false) : 0);
  const health = one.thing.health;
  const spent = health && health.value >= health.highest && one.side === "neither";
  const group = svg("g", {
    class: `chip side-${slug(one.side)} kind-${slug(one.kind)}${spent ? " spent" : ""}${view.differs(one.path) ? " differs" : ""}`,
    "data-path": one.path, "data-text": numbers,
  });
  group.append(svg("title", {}, [one.name, numbers, ...(one.state || [])].filter(Boolean).join(", ")));
  group.append(svg("rect", { x: x + 1, y: y + 0.5, width: wide - 2, height: BOX.row - 1, rx: 3 }));
  const middle = y + BOX.row / 2;
  group.append(svg("text", { x: x + 4, y: middle, class: "chip-text chip-name", "font-size": BOX.font, "dominant-baseline": "central" },
    fitted(one.name, left, BOX.font, false) + state));
  if (numbers)
    group.append(svg("text", { x: x + wide - 4, y: middle, class: "chip-text chip-number", "font-size": shrunk, "text-anchor": "end", "dominant-baseline": "central" }, numbers));
  return group;
}

const ruler = document.createElement("canvas").getContext("2d");
const lengths = new Map();

function lengthOf(text, size, bold) {
  const key = `${bold ? "b" : "n"}${text}`;
  if (!lengths.has(key)) {
    ruler.font = `${bold ? "bold " : ""}100px ${FONT}`;
    if (lengths.size > 20000) lengths.clear();
    lengths.set(key, ruler.measureText(text).width / 100);
  }
  return lengths.get(key) * size;
}

// As much of a text as there is room for.
function fitted(text, room, size, bold) {
  if (lengthOf(text, size, bold) <= room) return text;
  const signs = [...text];
  for (let n = signs.length - 1; n > 0; n -= 1) {
    const cut = signs.slice(0, n).join("") + (n > 1 ? "…" : "");
    if (lengthOf(cut, size, bold) <= room) return cut;
  }
  return "";
}
