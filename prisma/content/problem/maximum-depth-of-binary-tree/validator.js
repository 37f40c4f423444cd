export function validate(root) {
  if (!Array.isArray(root) || root[0] === null || root.at(-1) === null) {
    return 'the tree must be an array that begins and ends with a value';
  }
  const depths = [];
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || Math.abs(val) > 100) {
      return 'values must be integers from -100 to 100';
    }
    const depth = i === 0 ? 0 : depths[(i - 1) >> 1] + 1;
    if (Number.isNaN(depth)) return 'a value has no parent';
    if (depth > 3_000) return 'the maximum depth must be at most 3 001';
    depths.push(depth);
  }
  if (depths.length > 10_000) return 'the tree must have 0 to 10 000 nodes';
}
