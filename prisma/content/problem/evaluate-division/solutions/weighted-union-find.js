function calcEquation(equations, values, queries) {
  // ratio is the value of a variable divided by its parent.
  const nodes = new Map();
  for (const name of equations.flat()) {
    nodes.set(name, { parent: name, ratio: 1, size: 1 });
  }

  const find = (name) => {
    const node = nodes.get(name);
    if (node.parent !== name) {
      const above = nodes.get(node.parent);
      node.parent = find(node.parent);
      node.ratio *= above.ratio;
    }
    return node.parent;
  };

  equations.forEach(([a, b], i) => {
    let [small, large] = [find(a), find(b)];
    if (small === large) return;
    let quotient = (values[i] * nodes.get(b).ratio) / nodes.get(a).ratio;
    if (nodes.get(small).size > nodes.get(large).size) {
      [small, large] = [large, small];
      quotient = 1 / quotient;
    }
    const root = nodes.get(small);
    root.parent = large;
    root.ratio = quotient;
    nodes.get(large).size += root.size;
  });

  return queries.map(([c, d]) => {
    const isKnown = nodes.has(c) && nodes.has(d) && find(c) === find(d);
    return isKnown ? nodes.get(c).ratio / nodes.get(d).ratio : -1;
  });
}
