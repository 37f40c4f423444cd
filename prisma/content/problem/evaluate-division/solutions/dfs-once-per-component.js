function calcEquation(equations, values, queries) {
  const edges = new Map(equations.flat().map((name) => [name, []]));
  equations.forEach(([a, b], i) => {
    edges.get(a).push([b, 1 / values[i]]);
    edges.get(b).push([a, values[i]]);
  });
  const places = new Map();
  for (const start of edges.keys()) {
    if (places.has(start)) continue;
    places.set(start, { part: start, worth: 1 });
    const names = [start];
    while (names.length > 0) {
      const name = names.pop();
      const { worth } = places.get(name);
      for (const [other, factor] of edges.get(name)) {
        if (places.has(other)) continue;
        places.set(other, { part: start, worth: worth * factor });
        names.push(other);
      }
    }
  }
  return queries.map(([first, second]) => {
    const [c, d] = [places.get(first), places.get(second)];
    return c && d && c.part === d.part ? c.worth / d.worth : -1;
  });
}
