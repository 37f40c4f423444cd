const isWithin = (value, most) => Number.isInteger(value) && Math.abs(value) <= most;

export function validate(head, x) {
  if (!Array.isArray(head) || head.length > 200) return 'the list must have 0 to 200 nodes';
  if (!head.every((value) => isWithin(value, 100))) return 'each value must be an integer from -100 to 100';
  if (!isWithin(x, 200)) return 'x must be an integer from -200 to 200';
}
