export function validate(head) {
  if (!Array.isArray(head) || head.length > 2_000) return 'the list must have 0 to 2 000 nodes';
  const isValue = (val) => Number.isInteger(val) && val >= -10_000 && val <= 10_000;
  if (!head.every(isValue)) return 'each value must be an integer from -10 000 to 10 000';
  if (head.some((val, i) => i > 0 && val < head[i - 1])) return 'the values must be sorted in ascending order';
}
