export function validate(root) {
  return treeFault(root, { least: 0, most: 100, low: -100, high: 100 });
}

/** What is wrong with a tree in level order, or nothing if it is fine. */
function treeFault(root, { least, most, low, high }) {
  if (!Array.isArray(root) || root[0] === null || root.at(-1) === null) {
    return 'the tree must be an array that begins and ends with a value';
  }
  const depths = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || val < low || val > high) return `values must be integers from ${low} to ${high}`;
    const depth = i === 0 ? 0 : depths[(i - 1) >> 1] + 1;
    if (Number.isNaN(depth)) return 'a value has no parent';
    depths.push(depth);
  }
  if (depths.length < least || depths.length > most) return `the tree must have ${least} to ${most} nodes`;
}
