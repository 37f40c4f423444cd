function calcEquation(equations, values, queries) {
  const edges = new Map(equations.flat().map((name) => [name, []]));
  equations.forEach(([a, b], i) => {
    edges.get(a).push([b, values[i]]);
    edges.get(b).push([a, 1 / values[i]]);
  });

  function quotient(start, end) {
    if (!edges.has(start) || !edges.has(end)) return -1;
    const products = new Map([[start, 1]]);
    for (const [name, product] of products) {
      if (name === end) return product;
      for (const [other, factor] of edges.get(name)) {
        if (!products.has(other)) products.set(other, product * factor);
      }
    }
    return -1;
  }

  return queries.map(([c, d]) => quotient(c, d));
}
