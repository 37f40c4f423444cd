export function validate(root, p, q) {
  const range = { low: -(10 ** 9), high: 10 ** 9 };
  const fault = treeFault(root, { least: 2, most: 50_000, deepest: 3_000, ...range });
  if (fault) return fault;
  if (!isSearchTree(root)) return 'the tree must be a binary search tree with distinct values';
  if (p === null || p === q || !root.includes(p) || !root.includes(q)) {
    return 'p and q must be two different nodes of the tree';
  }
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

/** Whether a tree in level order is a binary search tree. */
function isSearchTree(written) {
  const ranges = [[-Infinity, Infinity]];
  const inner = [];
  for (const [i, val] of written.entries()) {
    if (i > 0) {
      const [low, high, parent] = inner[(i - 1) >> 1];
      ranges.push(i % 2 === 1 ? [low, parent] : [parent, high]);
    }
    if (val === null) continue;
    const [low, high] = ranges[i];
    if (val <= low || val >= high) return false;
    inner.push([low, high, val]);
  }
  return true;
}
