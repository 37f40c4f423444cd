export function validate(a, b) {
  const isUsable = (number) => Number.isInteger(number) && Math.abs(number) <= 1_000;
  if (!isUsable(a) || !isUsable(b)) return 'a and b must be from -1 000 to 1 000';
}
