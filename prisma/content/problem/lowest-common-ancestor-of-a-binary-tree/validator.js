export function validate(root, p, q) {
  const range = { low: -(10 ** 9), high: 10 ** 9 };
  const fault = treeFault(root, { least: 2, most: 50_000, deepest: 3_000, ...range });
  if (fault) return fault;
  const values = root.filter((val) => val !== null);
  const known = new Set(values);
  if (known.size < values.length) return 'all values must be distinct';
  if (p === q || !known.has(p) || !known.has(q)) return 'p and q must be two different nodes of the tree';
}

/** What is wrong with a tree in level order, or nothing if it is valid. */
function treeFault(root, { least, most, deepest, low, high }) {
  if (!Array.isArray(root) || root[0] === null || root.at(-1) === null) {
    return 'the tree must be an array that begins and ends with a value';
  }
  const depths = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || val < low || val > high) return `values must be integers from ${low} to ${high}`;
    const depth = i === 0 ? 0 : depths[(i - 1) >> 1] + 1;
    if (Number.isNaN(depth)) return 'a value has no parent';
    if (depth > deepest) return `the depth of every node must be at most ${deepest}`;
    depths.push(depth);
  }
  if (depths.length < least || depths.length > most) return `the tree must have ${least} to ${most} nodes`;
}
