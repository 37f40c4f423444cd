export function validate(head) {
  if (!Array.isArray(head) || head.length > 3_500) return 'the list must have 0 to 3 500 nodes';
  const isValue = (val) => Number.isInteger(val) && Math.abs(val) <= 100_000;
  if (!head.every(isValue)) return 'each value must be an integer from -100 000 to 100 000';
}
