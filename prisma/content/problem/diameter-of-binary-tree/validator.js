export function validate(root) {
  return treeFault(root, { least: 1, most: 6_000, deepest: 3_500, low: -100, high: 100 });
}

/** What is wrong with a tree in level order; nothing if it is valid. */
function treeFault(root, { least, most, deepest, low, high }) {
  if (!Array.isArray(root) || root[0] === null || root.at(-1) === null) {
    return 'the tree must be a level-order array that begins and ends with a value';
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
