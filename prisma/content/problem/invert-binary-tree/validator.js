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
    depths.push(depth);
  }
  if (depths.length > 100) return 'the tree must have 0 to 100 nodes';
}
