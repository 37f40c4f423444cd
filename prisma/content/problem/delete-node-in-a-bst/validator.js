export function validate(root, key) {
  const isAllowed = (val) => Number.isInteger(val) && Math.abs(val) <= 10 ** 5;
  if (!isAllowed(key)) return 'key must be an integer from -10^5 to 10^5';
  if (!Array.isArray(root)) return 'root must be a tree in level order';
  if (root.length === 0) return;
  if (root[0] === null || root.at(-1) === null) return 'the tree must begin and end with a value';
  const nodes = [{ depth: 0, low: -Infinity, high: Infinity, val: root[0] }];
  for (let i = 1; i < root.length; i++) {
    const parent = nodes[(i - 1) >> 1];
    if (!parent) return 'a value has no parent';
    const val = root[i];
    if (val === null) continue;
    const [low, high] = i % 2 === 1 ? [parent.low, parent.val] : [parent.val, parent.high];
    nodes.push({ depth: parent.depth + 1, low, high, val });
  }
  if (nodes.length > 10_000) return 'the tree must have at most 10 000 nodes';
  if (!nodes.every(({ val }) => isAllowed(val))) return 'values must be integers from -10^5 to 10^5';
  if (nodes.some(({ val, low, high }) => val <= low || val >= high)) return 'the tree must be a binary search tree';
  if (nodes.at(-1).depth > 1_500) return 'the depth of the tree must be at most 1 500';
}
