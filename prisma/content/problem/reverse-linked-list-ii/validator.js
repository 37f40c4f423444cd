export function validate(head, left, right) {
  if (!Array.isArray(head) || head.length < 1 || head.length > 500) return 'the list must have 1 to 500 nodes';
  const isValue = (val) => Number.isInteger(val) && Math.abs(val) <= 500;
  if (!head.every(isValue)) return 'values must be integers from -500 to 500';
  if (![left, right].every(Number.isInteger)) return 'left and right must be integers';
  if (left < 1 || left > right || right > head.length) return 'left and right must be positions with left ≤ right';
}
