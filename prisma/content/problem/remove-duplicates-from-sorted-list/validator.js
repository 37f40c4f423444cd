export function validate(head) {
  if (!Array.isArray(head) || head.length > 300) return 'the list must have 0 to 300 nodes';
  const isValue = (val) => Number.isInteger(val) && Math.abs(val) <= 100;
  if (!head.every(isValue)) return 'each value must be an integer from -100 to 100';
  if (head.some((val, i) => i > 0 && val < head[i - 1])) return 'the values must be sorted in ascending order';
}
