export function validate(a, b) {
  const isUsable = (number) => Number.isInteger(number) && Math.abs(number) <= 10 ** 9;
  if (!isUsable(a) || !isUsable(b)) return 'a and b must be from -10^9 to 10^9';
}
