export function validate(root) {
  if (!Array.isArray(root) || root.length === 0 || root[0] === null || root.at(-1) === null) {
    return 'the tree must be an array that begins and ends with a value';
  }
  let nodes = 0;
  for (const [i, val] of root.entries()) {
    if (val === null) continue;
    if (!Number.isInteger(val) || Math.abs(val) > 100) return 'values must be integers from -100 to 100';
    if (i > 0 && (i - 1) >> 1 >= nodes) return 'a value has no parent';
    nodes++;
  }
  if (nodes > 1_000) return 'the tree must have 1 to 1 000 nodes';
}
