// Numbers over time, as lines that go up and down in steps; the same as a table below each.

const CHART = { width: 640, height: 200, left: 40, right: 12, top: 10, bottom: 28 };

function valueAt(curve, step) {
  let found;
  for (const [when, n] of curve.points) {
    if (when > step) break;
    found = n;
  }
  return found;
}

function roundStarts(game) {
  const found = [];
  let last = null;
  for (const step of [...game.line].sort((a, b) => a - b)) {
    const round = game.steps[step].r;
    if (round !== last && round > 0) found.push([round, step]);
    last = round;
  }
  return found;
}

function drawnChart(view, game, chart, key) {
  const last = Math.max(1, game.end);
  const highest = Math.max(1, ...chart.curves.flatMap((curve) => curve.points.map(([, n]) => n)));
  const lowest = Math.min(0, ...chart.curves.flatMap((curve) => curve.points.map(([, n]) => n)));
  const x = (step) => CHART.left + (step / last) * (CHART.width - CHART.left - CHART.right);
  const y = (n) => CHART.height - CHART.bottom - ((n - lowest) / (highest - lowest)) * (CHART.height - CHART.top - CHART.bottom);
  const rounds = roundStarts(game);
  const every = Math.max(1, Math.ceil(rounds.length / 12));
  const picture = svg("svg", { viewBox: `0 0 ${CHART.width} ${CHART.height}`, class: "chart", role: "img", "aria-label": w("chart", chart) },
    [lowest, highest].map((n) => [
      svg("line", { x1: CHART.left, x2: CHART.width - CHART.right, y1: y(n), y2: y(n), class: "grid" }),
      svg("text", { x: CHART.left - 5, y: y(n), class: "tick", "text-anchor": "end", "dominant-baseline": "central" }, n)]),
    rounds.filter((_, n) => n % every === 0).map(([round, step]) => [
      svg("line", { x1: x(step), x2: x(step), y1: CHART.top, y2: CHART.height - CHART.bottom, class: "grid" }),
      svg("text", { x: x(step) + 2, y: CHART.height - 8, class: "tick" }, round)]),
    chart.curves.map((curve, n) => {
      let path = "", was = null;
      for (const [step, value] of curve.points) {
        path += was === null ? `M${x(step)},${y(value)}` : `H${x(step)}V${y(value)}`;
        was = value;
      }
      return svg("path", { d: `${path}H${x(last)}`, class: `curve curve-${n % 8}` });
    }),
    svg("line", { x1: x(0), x2: x(0), y1: CHART.top, y2: CHART.height - CHART.bottom, class: "now", "data-chart": key }));
  picture.addEventListener("click", (event) => {
    const box = picture.getBoundingClientRect();
    const part = ((event.clientX - box.left) / box.width) * CHART.width;
    view.go(Math.round(((part - CHART.left) / (CHART.width - CHART.left - CHART.right)) * last));
  });
  const rows = rounds.map(([round], n) => {
    const end = n + 1 < rounds.length ? rounds[n + 1][1] - 1 : last;
    return el("tr", {}, el("th", { scope: "row" }, round), chart.curves.map((curve) => el("td", {}, valueAt(curve, end) ?? "")));
  });
  return el("figure", { class: "figure" },
    el("figcaption", {}, chart.name),
    picture,
    el("ul", { class: "keys" }, chart.curves.map((curve, n) => el("li", {},
      svg("svg", { width: 26, height: 10, "aria-hidden": "true" }, svg("line", { x1: 1, x2: 25, y1: 5, y2: 5, class: `curve curve-${n % 8}` })), " ", name(curve.name)))),
    el("details", {}, el("summary", {}, w("chart-table", chart)),
      el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": w("chart-region", chart) },
        el("table", {}, el("thead", {}, el("tr", {}, el("th", { scope: "col" }, w("round")), chart.curves.map((curve) => el("th", { scope: "col" }, name(curve.name))))),
          el("tbody", {}, rows)))));
}

const decimal = (n, digits = 1) =>
  n.toLocaleString(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: digits });

function percent(chance) {
  if (chance >= 0.995 && chance < 1) return w("over", { n: 99 });
  if (chance > 0 && chance < 0.001) return w("under", { n: decimal(0.1) });
  return `${decimal(100 * chance, chance < 0.1 ? 1 : 0)} %`;
}

function drawnLuck(game) {
  if (!game.luck.length) return null;
  const rows = game.luck.map((one) => {
    const more = one.shown >= one.expected;
    return el("tr", {}, el("th", { scope: "row" }, name(one.who)), el("td", {}, one.roll), el("td", {}, one.symbol),
      el("td", {}, one.dice), el("td", {}, one.shown), el("td", {}, decimal(one.expected)),
      el("td", {}, w(more ? "or-more" : "or-fewer", { chance: percent(more ? one.least : one.most), n: one.shown })));
  });
  return el("section", { class: "luck", "aria-label": w("luck") }, el("h3", {}, w("luck")),
    el("p", {}, w("luck-says")),
    el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": w("luck-table") },
      el("table", {}, el("thead", {}, el("tr", {}, ["who", "rolls", "symbol", "thrown", "shown", "average", "chance"].map((head) => el("th", { scope: "col" }, w(head))))),
        el("tbody", {}, rows))));
}
