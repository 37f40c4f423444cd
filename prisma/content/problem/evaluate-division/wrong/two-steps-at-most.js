// Wrong Answer: looks for one variable between the two, but not for longer paths
function calcEquation(equations, values, queries) {
  const edges = new Map(equations.flat().map((name) => [name, new Map([[name, 1]])]));
  equations.forEach(([a, b], i) => {
    edges.get(a).set(b, values[i]);
    edges.get(b).set(a, 1 / values[i]);
  });
  return queries.map(([c, d]) => {
    for (const [between, factor] of edges.get(c) ?? []) {
      const last = edges.get(between).get(d);
      if (last !== undefined) return factor * last;
    }
    return -1;
  });
}
