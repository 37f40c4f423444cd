export function validate(left, right) {
  const isInRange = (num) => Number.isInteger(num) && num >= 0 && num < 2 ** 31;
  if (!isInRange(left) || !isInRange(right)) return 'left and right must be integers from 0 to 2^31 - 1';
  if (left > right) return 'left must be at most right';
}
