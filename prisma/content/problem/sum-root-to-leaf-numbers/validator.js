const isDigit = (val) => Number.isInteger(val) && val >= 0 && val <= 9;

export function validate(root) {
  if (!Array.isArray(root) || root.length === 0 || !isDigit(root[0]) || root.at(-1) === null) {
    return 'the tree must be in level order, from a digit to a digit';
  }
  // Places of the level order: the two children of each node, in the order of the nodes.
  const nodes = [{ number: root[0], depth: 0, children: 0 }];
  for (let i = 1; i < root.length; i++) {
    if (root[i] === null) continue;
    if (!isDigit(root[i])) return 'each value must be a digit';
    const parent = nodes[(i - 1) >> 1];
    if (!parent) return 'a node has no parent';
    parent.children++;
    nodes.push({ number: parent.number * 10 + root[i], depth: parent.depth + 1, children: 0 });
  }
  if (nodes.length > 1_000) return 'the tree must have 1 to 1 000 nodes';
  if (nodes.some(({ depth }) => depth > 8)) return 'no node may be deeper than 8 edges';
  const leaves = nodes.filter(({ children }) => children === 0);
  if (leaves.reduce((sum, { number }) => sum + number, 0) > 2 ** 31 - 1) return 'the sum must fit in 32 bits';
}
