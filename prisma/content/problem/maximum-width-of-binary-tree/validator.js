export function validate(root) {
  if (!Array.isArray(root) || root.length === 0 || root[0] === null || root.at(-1) === null) {
    return 'the tree must be a level-order array that begins and ends with a value';
  }
  const nodes = [];
  const first = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || val < -100 || val > 100) return 'values must be integers from -100 to 100';
    const parent = i === 0 ? { depth: -1, distance: 0 } : nodes[(i - 1) >> 1];
    if (!parent) return 'a value has no parent';
    const depth = parent.depth + 1;
    if (depth > 1_000) return 'the depth of every node must be at most 1 000';
    const index = 2 * parent.distance + (i > 0 && i % 2 === 0 ? 1 : 0);
    first[depth] ??= index;
    const distance = index - first[depth];
    if (distance + 1 > 2 ** 31 - 1) return 'the answer must fit into a 32-bit integer';
    nodes.push({ depth, distance });
  }
  if (nodes.length > 3_000) return 'the tree must have 1 to 3 000 nodes';
}
