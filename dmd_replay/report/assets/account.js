// The account in words, around the step that is shown, and the rules it rests on.

const AROUND = 8;
const NEAR = 1;
const SOON = 120;
const MOST_MARKS = 20;
const KEPT_STEPS = 300;

function drawnRules(view, rules) {
  return rules.map((rule) => [" ",
    el("button", { type: "button", class: "rule", onclick: () => view.openRule(rule) }, rule)]);
}

function drawnStep(view, game, step) {
  const told = game.steps[step];
  const marks = game.marksAt.get(step) || [];
  const undone = !game.line.has(step);
  const head = told.c
    ? [el("span", { class: "decided" }, told.c[1] || told.c[0]), " ", el("code", {}, told.c[0])]
    : step === 0 ? w("set-up") : w("not-shown");
  return el("li", { class: undone ? "step undone" : "step", "data-step": step },
    el("p", { class: "head" }, el("a", { href: `#step=${step}` }, `[${step}]`), " ", head, undone ? ` (${w("undone")})` : ""),
    told.e.filter((event) => event[KINDS.says]).length
      ? el("ul", { class: "events" }, told.e.filter((event) => event[KINDS.says]).map((event) =>
          el("li", { class: event[KINDS.opens] ? "opens" : null }, event[KINDS.says], drawnRules(view, event[KINDS.rules]))))
      : null,
    marks.slice(0, MOST_MARKS).map(([, mark, note]) =>
      el("p", { class: "said" }, mark ? [`${w("mark")} `, name(mark)] : w("note"), note ? [": ", el("bdi", {}, note)] : "")),
    marks.length > MOST_MARKS ? el("p", { class: "said" }, w("more-marks", { n: marks.length - MOST_MARKS })) : null);
}

// A step as it was drawn; some hundreds are kept, so that going on draws one or two.
function keptStep(view, game, step, current) {
  if (view.told.size > KEPT_STEPS) view.told.clear();
  if (!view.told.has(step)) view.told.set(step, drawnStep(view, game, step));
  const node = view.told.get(step);
  node.classList.toggle("current", current);
  if (current) node.setAttribute("aria-current", "step"); else node.removeAttribute("aria-current");
  return node;
}

function drawnAccount(view, game, step, around) {
  const from = Math.max(0, step - around), to = Math.min(game.count - 1, step + around);
  const found = [];
  for (let n = from; n <= to; n += 1) found.push(keptStep(view, game, n, n === step));
  const asked = game.steps[step].a;
  return [
    el("p", { class: "asked" }, asked ? [`${w("then-asked")} `, name(asked)] : game.outcome && step === game.end ? game.outcome : ""),
    el("ol", { class: "steps" }, found),
  ];
}
