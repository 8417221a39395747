// The map: a box for each place, large enough for a crowd, and none upon another.

const BOX = { width: 176, height: 124, gap: 22, pull: 0.62, head: 20, edge: 6, row: 16, rows: 6, columns: 6 };
const NARROW = 0.62; // width of a letter to its height, at most, in what digits and names use

// Boxes begin close to each other and are pushed apart until none lies upon another; where that does
// not end, the whole map is stretched.
function arranged(places) {
  const wide = BOX.width + BOX.gap, high = BOX.height + BOX.gap;
  const points = places.map(([, place]) => [place.at[0] * wide * BOX.pull, place.at[1] * high * BOX.pull]);
  for (let round = 0; round < 400; round += 1) {
    let moved = false;
    for (let a = 0; a < points.length; a += 1)
      for (let b = a + 1; b < points.length; b += 1) {
        const dx = points[b][0] - points[a][0], dy = points[b][1] - points[a][1];
        const x = wide - Math.abs(dx), y = high - Math.abs(dy);
        if (x < 0.5 || y < 0.5) continue;
        const axis = x < y ? 0 : 1;
        const push = ((axis ? y : x) / 2 + 0.3) * ((axis ? dy : dx) < 0 ? -1 : 1);
        points[a][axis] -= push;
        points[b][axis] += push;
        moved = true;
      }
    if (!moved) return points;
  }
  return stretched(places, wide, high);
}

function stretched(places, wide, high) {
  let least = Infinity;
  places.forEach(([, one], a) =>
    places.slice(a + 1).forEach(([, other]) => {
      const x = Math.abs(one.at[0] - other.at[0]), y = Math.abs(one.at[1] - other.at[1]);
      least = Math.min(least, Math.max(x, y));
    }));
  return places.map(([, place]) => [(place.at[0] * wide) / least, (place.at[1] * high) / least]);
}

const plans = new Map();

// Where the boxes of a map stand: floors below each other, the first at the top left.
function planned(places) {
  const key = JSON.stringify(places.map(([id, place]) => [id, place.at, place.floor]));
  if (plans.has(key)) return plans.get(key);
  const floors = [...new Set(places.map(([, place]) => place.floor || ""))];
  const plan = { boxes: new Map(), floors: [], width: 0, height: 0 };
  for (const floor of floors) {
    const own = places.filter(([, place]) => (place.floor || "") === floor);
    const points = arranged(own);
    const left = Math.min(...points.map((point) => point[0]));
    const top = Math.min(...points.map((point) => point[1]));
    const above = plan.height + (floor ? 26 : 0);
    if (floor) plan.floors.push([floor, plan.height + 18]);
    own.forEach(([id], place) => {
      const box = { x: points[place][0] - left + 4, y: points[place][1] - top + 4 + above };
      plan.boxes.set(id, box);
      plan.width = Math.max(plan.width, box.x + BOX.width + 4);
      plan.height = Math.max(plan.height, box.y + BOX.height + 4);
    });
    plan.height += floor ? 14 : 0;
  }
  plans.set(key, plan);
  return plan;
}

function drawnMap(view, table) {
  const places = things(table.places);
  if (!places.length) return null;
  const plan = planned(places);
  const picture = svg("svg", {
    viewBox: `0 0 ${Math.ceil(plan.width)} ${Math.ceil(plan.height)}`,
    class: "map", role: "group", "aria-label": "Map", width: Math.ceil(plan.width),
  });
  const kinds = new Set();
  for (const passage of table.passages || []) {
    const a = plan.boxes.get(passage.a), b = plan.boxes.get(passage.b);
    if (!a || !b) continue;
    kinds.add(passage.kind);
    picture.append(drawnPassage(passage, a, b));
  }
  for (const [floor, y] of plan.floors)
    picture.append(svg("text", { x: 4, y, class: "floor" }, floor));
  for (const [id, place] of places) picture.append(drawnPlace(view, id, place, plan.boxes.get(id)));
  const scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Map, can be scrolled" }, picture);
  return [scroller, legend(kinds)];
}

function drawnPassage(passage, a, b) {
  const [x1, y1, x2, y2] = [a.x + BOX.width / 2, a.y + BOX.height / 2, b.x + BOX.width / 2, b.y + BOX.height / 2];
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
  group.append(svg("rect", { width: BOX.width, height: BOX.height, rx: 8, class: "box" }));
  group.append(svg("text", { x: BOX.width / 2, y: 14, class: "place-name", "text-anchor": "middle" },
    cut(place.name, Math.floor((BOX.width - 12) / (11 * NARROW)))));
  const columns = Math.min(BOX.columns, Math.max(1, Math.ceil(found.length / BOX.rows)));
  const room = columns * BOX.rows;
  const shown = found.length > room ? found.slice(0, room - 1) : found;
  const wide = (BOX.width - 2 * BOX.edge) / columns;
  const rows = Math.max(1, Math.ceil(found.length / columns));
  const high = Math.min(18, (BOX.height - BOX.head - BOX.edge) / rows);
  const spot = (n) => [BOX.edge + Math.floor(n / rows) * wide, BOX.head + (n % rows) * high];
  shown.forEach((one, n) => group.append(chip(view, one, spot(n), wide, high)));
  if (shown.length < found.length) {
    const [x, y] = spot(room - 1);
    group.append(svg("text", { x: x + wide / 2, y: y + high / 2, class: "chip-text", "text-anchor": "middle", "dominant-baseline": "central" }, `+${found.length - shown.length}`));
  }
  return group;
}

function chip(view, one, [x, y], wide, high) {
  const size = wide > 80 ? 11 : wide > 50 ? 9.5 : wide > 35 ? 8 : 7;
  const letters = Math.floor((wide - 6) / (size * NARROW));
  const numbers = one.numbers.map(([sign, , n]) => sign + n).join(" ");
  const state = one.state && one.state.length ? "*" : "";
  const left = letters - numbers.length - state.length - (numbers ? 1 : 0);
  const dead = one.thing.health && one.thing.health.value >= one.thing.health.highest && one.side === "neither";
  const group = svg("g", {
    class: `chip side-${slug(one.side)} kind-${slug(one.kind)}${dead ? " spent" : ""}${view.differs(one.path) ? " differs" : ""}`,
    "data-path": one.path, "data-text": numbers,
  });
  group.append(svg("title", {}, [one.name, numbers, ...(one.state || [])].filter(Boolean).join(", ")));
  group.append(svg("rect", { x: x + 1, y: y + 1, width: wide - 2, height: high - 2, rx: 3 }));
  const middle = y + high / 2;
  group.append(svg("text", { x: x + 3.5, y: middle, class: "chip-text chip-name", "font-size": size, "dominant-baseline": "central" },
    cut(one.name, Math.max(1, left)) + state));
  if (numbers)
    group.append(svg("text", { x: x + wide - 3.5, y: middle, class: "chip-text chip-number", "font-size": size, "text-anchor": "end", "dominant-baseline": "central" }, numbers));
  return group;
}

function cut(text, letters) {
  const signs = [...text];
  if (signs.length <= letters) return text;
  return letters < 3 ? signs.slice(0, letters).join("") : signs.slice(0, letters - 1).join("") + "…";
}
