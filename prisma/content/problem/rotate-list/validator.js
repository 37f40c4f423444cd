export function validate(head, k) {
  if (head.length > 500) return 'the list must have 0 to 500 nodes';
  const isValue = (value) => Number.isInteger(value) && Math.abs(value) <= 100;
  if (!head.every(isValue)) return 'each value must be an integer from -100 to 100, and the list must end';
  if (!Number.isInteger(k) || k < 0 || k > 2 * 10 ** 9) return 'k must be 0 to 2 * 10^9';
}
