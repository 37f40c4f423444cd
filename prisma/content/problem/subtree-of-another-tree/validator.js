export function validate(root, subRoot) {
  const limits = { least: 1, low: -10_000, high: 10_000 };
  return treeFault(root, { ...limits, most: 2_000 }) ?? treeFault(subRoot, { ...limits, most: 1_000 });
}

/** What is wrong with a tree that is written level by level, nothing if it is fine. */
function treeFault(root, { least, most, low, high }) {
  if (!Array.isArray(root) || root[0] === null || root.at(-1) === null) {
    return 'the tree must be an array that begins and ends with a value';
  }
  let nodes = 0;
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || val < low || val > high) return `values must be integers from ${low} to ${high}`;
    if (i > 0 && (i - 1) >> 1 >= nodes) return 'a value has no parent';
    nodes++;
  }
  if (nodes < least || nodes > most) return `the tree must have ${least} to ${most} nodes`;
}
