export function validate(temperatures) {
  const { length } = temperatures;
  if (length < 1 || length > 100_000) return 'there must be 1 to 100 000 temperatures';
  if (!temperatures.every((degrees) => Number.isInteger(degrees) && degrees >= 30 && degrees <= 100)) {
    return 'each temperature must be an integer from 30 to 100';
  }
}
