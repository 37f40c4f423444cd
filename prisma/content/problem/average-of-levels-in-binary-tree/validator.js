export function validate(root) {
  const depths = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || val < -(2 ** 31) || val > 2 ** 31 - 1) return 'values must be 32-bit integers';
    const depth = i === 0 ? 0 : depths[(i - 1) >> 1] + 1;
    if (depth > 1_500) return 'the depth of every node must be at most 1 500';
    depths.push(depth);
  }
  if (depths.length < 1 || depths.length > 6_000) return 'the tree must have 1 to 6 000 nodes';
}
