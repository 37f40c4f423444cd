const isName = (name) => /^[a-z0-9]{1,5}$/.test(name);

export function validate(equations, values, queries) {
  if (equations.length < 1 || equations.length > 20) return 'there must be 1 to 20 equations';
  if (queries.length < 1 || queries.length > 20) return 'there must be 1 to 20 queries';
  if (values.length !== equations.length) return 'each equation must have a value';
  const pairs = [...equations, ...queries];
  if (!pairs.every((pair) => pair.length === 2 && pair.every(isName))) {
    return 'a pair must have two names of 1 to 5 lowercase English letters or digits';
  }
  if (equations.some(([a, b]) => a === b)) return 'no equation may have the same variable twice';
  const isInRange = (value, most) => value >= 0.01 - 1e-9 && value <= most + 1e-9;
  if (!values.every((value) => isInRange(value, 20))) return 'a value must be 0.01 to 20';

  const edges = new Map(equations.flat().map((name) => [name, []]));
  equations.forEach(([a, b], i) => {
    edges.get(a).push([b, 1 / values[i]]);
    edges.get(b).push([a, values[i]]);
  });
  const found = new Map();
  for (const start of edges.keys()) {
    if (found.has(start)) continue;
    found.set(start, { start, value: 1 });
    for (const names = [start]; names.length > 0; ) {
      const name = names.pop();
      for (const [other, factor] of edges.get(name)) {
        if (found.has(other)) continue;
        found.set(other, { start, value: found.get(name).value * factor });
        names.push(other);
      }
    }
  }
  for (const [i, [a, b]] of equations.entries()) {
    const value = found.get(a).value / found.get(b).value;
    if (Math.abs(value - values[i]) > 1e-7 * values[i]) return 'the equations must not contradict each other';
  }
  for (const [c, d] of queries) {
    if (found.get(c)?.start !== found.get(d)?.start || !found.has(c)) continue;
    if (!isInRange(found.get(c).value / found.get(d).value, 100)) return 'an answer must be 0.01 to 100';
  }
}
