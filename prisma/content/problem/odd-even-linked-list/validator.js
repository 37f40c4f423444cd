export function validate(head) {
  if (!Array.isArray(head) || head.length > 10_000) return 'the list must have 0 to 10 000 nodes';
  const isValue = (val) => Number.isInteger(val) && val >= -1_000_000 && val <= 1_000_000;
  if (!head.every(isValue)) return 'each value must be an integer from -1 000 000 to 1 000 000';
}
