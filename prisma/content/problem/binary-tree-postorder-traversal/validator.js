export function validate(root) {
  const depths = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || Math.abs(val) > 100) return 'each value must be an integer from -100 to 100';
    const depth = i === 0 ? 0 : depths[(i - 1) >> 1] + 1;
    depths.push(depth);
  }
  if (depths.length > 100) return 'the tree must have 0 to 100 nodes';
}
