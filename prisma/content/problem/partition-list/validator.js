const isValue = (value) => Number.isInteger(value) && Math.abs(value) <= 1_000;

export function validate(head, x) {
  if (!Array.isArray(head) || head.length > 3_500) return 'the list must have 0 to 3 500 nodes';
  if (!head.every(isValue)) return 'each value must be an integer from -1 000 to 1 000';
  if (!isValue(x)) return 'x must be an integer from -1 000 to 1 000';
}
