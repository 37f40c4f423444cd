export function validate(root) {
  if (!Array.isArray(root) || root.length > 50_000) return 'the tree must have 0 to 50 000 nodes';
  if (root.includes(null)) return 'the tree must be complete';
  const isValue = (val) => Number.isInteger(val) && val >= 0 && val <= 50_000;
  if (!root.every(isValue)) return 'each value must be an integer from 0 to 50 000';
}
