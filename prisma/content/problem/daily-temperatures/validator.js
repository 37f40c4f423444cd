export function validate(temperatures) {
  const { length } = temperatures;
  if (length < 1 || length > 100_000) return 'there must be 1 to 100 000 temperatures';
  if (!temperatures.every((degrees) => Number.isInteger(degrees) && Math.abs(degrees) <= 100)) {
    return 'each temperature must be an integer from -100 to 100';
  }
}
