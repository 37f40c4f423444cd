export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 2 || first[0] !== 'BSTIterator') return 'the first call must be BSTIterator(root)';
  const root = first[1];
  const fault = treeFault(root, { least: 1, most: 50_000, deepest: 3_000, low: 0, high: 10 ** 6 });
  if (fault) return fault;
  if (!isSearchTree(root)) return 'the tree must be a binary search tree with distinct values';
  if (rest.length > 100_000) return 'there must be at most 100 000 calls after the constructor';
  let left = root.filter((val) => val !== null).length;
  for (const call of rest) {
    if (call.length !== 1 || (call[0] !== 'next' && call[0] !== 'hasNext')) {
      return 'the other calls must be next() or hasNext()';
    }
    if (call[0] === 'next' && left-- === 0) return 'next is called when there is no value left';
  }
}

/** What is wrong with a tree in level order, or nothing if it is fine. */
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

/** Whether the values, written level by level, get larger from left to right. */
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
