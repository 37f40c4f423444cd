export function validate(head) {
  if (head.length < 1 || head.length > 3_000) return 'the list must have 1 to 3 000 nodes';
  const isValue = (value) => Number.isInteger(value) && Math.abs(value) <= 10 ** 9;
  if (!head.every(isValue)) return 'each value must be an integer from -10^9 to 10^9, and the list must end';
}
