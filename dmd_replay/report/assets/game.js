// One recorded game: its tables, put together of patches, and what changed a value.

const things = (group) => (group ? group.order.map((id) => [id, group.of[id]]) : []);

// A JSON merge patch (RFC 7386); what does not change is shared between tables.
function patched(old, patch) {
  const made = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete made[key];
    else if (typeof value === "object" && !Array.isArray(value))
      made[key] = patched(isObject(made[key]) ? made[key] : {}, value);
    else made[key] = value;
  }
  return made;
}

const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// A JSON pointer (RFC 6901), as `/panels/of/ian/tracks/of/stress/value`.
const pointer = (...keys) =>
  keys.map((key) => "/" + String(key).replace(/~/g, "~0").replace(/\//g, "~1")).join("");
const keysOf = (path) =>
  path.split("/").slice(1).map((key) => key.replace(/~1/g, "/").replace(/~0/g, "~"));
function at(data, keys) {
  for (const key of keys) {
    if (data === null || typeof data !== "object" || !Object.hasOwn(data, key)) return undefined;
    data = data[key];
  }
  return data;
}

const KINDS = { kind: 0, says: 1, rules: 2, patch: 3, opens: 4 };

class Game {
  constructor(data, plan) {
    Object.assign(this, data);
    this.plan = plan;
    this.count = this.steps.length;
    this.tables = [];
    this.line = new Set(this.lineTo(this.end));
    this.marksAt = new Map();
    for (const mark of this.marks) {
      if (!this.marksAt.has(mark[0])) this.marksAt.set(mark[0], []);
      this.marksAt.get(mark[0]).push(mark);
    }
  }

  parent(step) {
    const parent = this.steps[step].p;
    return parent === undefined ? step - 1 : parent;
  }

  lineTo(step) {
    const found = [];
    for (; step >= 0; step = this.parent(step)) found.push(step);
    return found.reverse();
  }

  table(step) {
    const way = [];
    while (step >= 0 && this.tables[step] === undefined) {
      way.push(step);
      step = this.parent(step);
    }
    let table = step < 0 ? this.start : this.tables[step];
    for (const number of way.reverse()) {
      for (const event of this.steps[number].e)
        if (event[KINDS.patch]) table = patched(table, event[KINDS.patch]);
      this.tables[number] = table;
    }
    return table;
  }

  // The step a way of counting begins at: that of a round, a turn.
  first(key, number) {
    const found = this.steps.findIndex((step, place) => this.line.has(place) && step[key] === number);
    return found >= 0 ? found : this.steps.findIndex((step) => step[key] >= number);
  }

  // The events on the line to a step that changed what a pointer names, the latest first.
  causes(path, step) {
    const keys = keysOf(path);
    const found = [];
    let value = at(this.start, keys);
    for (const number of this.lineTo(step)) {
      for (const event of this.steps[number].e) {
        const patch = event[KINDS.patch];
        if (!patch || !touches(patch, keys)) continue;
        const before = value;
        value = after(value, patch, keys);
        if (!same(before, value)) found.push({ step: number, event, before, after: value });
      }
    }
    return { start: at(this.start, keys), value, causes: found.reverse() };
  }
}

function touches(patch, keys) {
  let part = patch;
  for (const key of keys) {
    if (!isObject(part)) return true;
    if (!Object.hasOwn(part, key)) return false;
    part = part[key];
  }
  return true;
}

function after(value, patch, keys) {
  let part = patch;
  for (const key of keys) {
    if (!isObject(part)) return undefined; // something that holds it went or was replaced
    part = part[key];
  }
  if (part === null) return undefined;
  return isObject(part) ? patched(isObject(value) ? value : {}, part) : part;
}

const same = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

// A value in a few words.
function said(value) {
  if (value === undefined) return w("not-there");
  if (!isObject(value)) return Array.isArray(value) ? value.map(said).join(", ") : label(String(value));
  if (value.order) return things(value).map(([, thing]) => said(thing)).join(", ") || w("nothing");
  if ("value" in value && "highest" in value) return w("value-of", value);
  const text = value.name || value.id || w("there");
  return "n" in value && value.n !== 1 ? `${value.n} × ${text}` : text;
}

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}
