export function validate(root) {
  return searchTreeFault(root, { least: 2, most: 5_000, deepest: 1_000, low: 0, high: 100_000 });
}

/** What is wrong with a binary search tree in level order; nothing if it is valid. */
function searchTreeFault(root, { least, most, deepest, low, high }) {
  if (!Array.isArray(root) || root[0] === null || root.at(-1) === null) {
    return 'the tree must be a level-order array that begins and ends with a value';
  }
  const nodes = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || val < low || val > high) return `values must be integers from ${low} to ${high}`;
    const parent = i === 0 ? { depth: -1, from: low - 1, to: high + 1 } : nodes[(i - 1) >> 1];
    if (!parent) return 'a value has no parent';
    const node = { val, depth: parent.depth + 1, from: parent.from, to: parent.to };
    if (i > 0 && i % 2 === 1) node.to = parent.val;
    if (i > 0 && i % 2 === 0) node.from = parent.val;
    if (val <= node.from || val >= node.to) return 'the tree must be a binary search tree of different values';
    if (node.depth > deepest) return `the depth of every node must be at most ${deepest}`;
    nodes.push(node);
  }
  if (nodes.length < least || nodes.length > most) return `the tree must have ${least} to ${most} nodes`;
}
