export function validate(root) {
  const depths = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || Math.abs(val) > 100) return 'val must be an integer from -100 to 100';
    const depth = i === 0 ? 0 : depths[(i - 1) >> 1] + 1;
    if (depth > 2_000) return 'the depth of every node must be at most 2 000';
    depths.push(depth);
  }
  if (depths.length > 6_000) return 'the tree must have 0 to 6 000 nodes';
}
