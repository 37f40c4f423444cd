export function validate(root) {
  if (!Array.isArray(root) || root[0] === null || root.at(-1) === null) {
    return 'the tree must be an array that begins and ends with a value';
  }
  const depths = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || val < -(2 ** 31) || val > 2 ** 31 - 1) {
      return 'values must be 32-bit integers';
    }
    const depth = i === 0 ? 0 : depths[(i - 1) >> 1] + 1;
    if (Number.isNaN(depth)) return 'a value has no parent';
    if (depth > 3_500) return 'the depth of every node must be at most 3 500';
    depths.push(depth);
  }
  if (depths.length > 6_000) return 'the tree must have 0 to 6 000 nodes';
}
