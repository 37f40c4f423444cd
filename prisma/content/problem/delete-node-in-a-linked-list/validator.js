export function validate(node) {
  if (!Array.isArray(node) || node.length < 2 || node.length > 1_000) return 'the list must have 2 to 1 000 nodes';
  const isValue = (value) => Number.isInteger(value) && Math.abs(value) <= 1_000;
  if (!node.every(isValue)) return 'each value must be an integer from -1 000 to 1 000, and the list must end';
  if (new Set(node).size < node.length) return 'the values must be distinct';
}
