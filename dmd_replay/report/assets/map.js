// The map: a box for each place, where the plan has it: as large as it is ever crowded, none upon another.

const BOX = { head: 20, edge: 6, row: 17, font: 10.5 };
const FONT = "system-ui, sans-serif";

// The plan of a map with its boxes by the ids of their places.
function planOf(data) {
  const boxes = new Map(Object.entries(data.boxes).map(([id, [x, y, width, height, columns, rows]]) => [id, { x, y, width, height, columns, rows }]));
  return { ...data, boxes };
}

// The map of a table. What is drawn already is drawn anew only where a place changed.
function drawnMap(view, table, known) {
  const places = things(table.places);
  if (!places.length) return null;
  const plan = view.game.plan;
  if (known && known.passages === table.passages && known.groups.size === places.length && places.every(([id]) => known.groups.has(id))) {
    for (const [id, place] of places) {
      const group = view.kept(place, id, () => drawnPlace(view, id, place, plan.boxes.get(id)));
      if (known.groups.get(id) !== group) known.groups.get(id).replaceWith(group);
      known.groups.set(id, group);
    }
    return known;
  }
  const picture = svg("svg", {
    viewBox: `0 0 ${Math.ceil(plan.width)} ${Math.ceil(plan.height)}`,
    class: "map", role: "group", "aria-label": w("map"), width: Math.ceil(plan.width),
  });
  const kinds = new Map(), groups = new Map();
  for (const passage of table.passages || []) {
    const a = plan.boxes.get(passage.a), b = plan.boxes.get(passage.b);
    if (!a || !b) continue;
    if (!kinds.has(passage.kind)) kinds.set(passage.kind, passage.kind === "one-way" ? w("passage-one-way") : label(capital(passage.kind)));
    picture.append(drawnPassage(passage, a, b));
  }
  for (const [floor, y] of plan.floors)
    picture.append(svg("text", { x: 4, y, class: "floor" }, floor));
  for (const [id, place] of places) {
    groups.set(id, view.kept(place, id, () => drawnPlace(view, id, place, plan.boxes.get(id))));
    picture.append(groups.get(id));
  }
  const scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": w("map-scrolls") }, picture);
  return { passages: table.passages, groups, nodes: [scroller, legend(kinds)] };
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
  const shown = [...kinds].filter(([kind]) => kind !== "passage");
  return el("p", { class: "legend" }, shown.map(([kind, said]) => [
    svg("svg", { width: 34, height: 10, "aria-hidden": "true" },
      svg("line", { x1: 1, y1: 5, x2: 33, y2: 5, class: `passage passage-${slug(kind)}` })),
    ` ${said} · `,
  ]), w("more-where-opened"));
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
    const state = things(piece.marks).map(([, mark]) => mark.name + (mark.kind === "value" ? ` ${mark.n}` : mark.n > 1 ? ` ×${mark.n}` : ""));
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
    "data-place": id, "aria-label": `${place.name}: ${told.join("; ") || w("nothing")}${differs ? ` (${w("differs")})` : ""}`,
  });
  const open = () => view.openPlace(id);
  group.addEventListener("click", open);
  group.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); event.stopPropagation(); open(); }
  });
  group.append(svg("rect", { width: box.width, height: box.height, rx: 8, class: "box" }));
  group.append(svg("text", { x: box.width / 2, y: 14, class: "place-name", "text-anchor": "middle" },
    fitted(place.name, box.width - 12, 11, true)));
  const room = box.columns * box.rows;
  const shown = found.length > room ? found.slice(0, room - 1) : found;
  const wide = (box.width - 2 * BOX.edge) / box.columns;
  const spot = (n) => [BOX.edge + Math.floor(n / box.rows) * wide, BOX.head + (n % box.rows) * BOX.row];
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
