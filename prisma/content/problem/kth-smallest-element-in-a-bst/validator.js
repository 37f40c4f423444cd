export function validate(root, k) {
  const fault = treeFault(root, { least: 1, most: 10_000, deepest: 3_000, low: 0, high: 10_000 });
  if (fault) return fault;
  if (!isSearchTree(root)) return 'the tree must be a binary search tree with distinct values';
  const nodes = root.filter((val) => val !== null).length;
  if (!Number.isInteger(k) || k < 1 || k > nodes) return 'k must be 1 to the number of nodes';
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
