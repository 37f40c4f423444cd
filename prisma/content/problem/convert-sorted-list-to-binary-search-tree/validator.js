export function validate(head) {
  if (!Array.isArray(head) || head.length > 3_000) return 'the list must have 0 to 3 000 nodes';
  const isAllowed = (val) => Number.isInteger(val) && Math.abs(val) <= 10 ** 5;
  if (!head.every(isAllowed)) return 'values must be integers from -10^5 to 10^5';
  if (head.some((val, i) => i > 0 && val <= head[i - 1])) return 'the values must be strictly increasing';
}
