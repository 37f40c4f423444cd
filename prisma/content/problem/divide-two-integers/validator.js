const isInt = (value) => Number.isInteger(value) && value >= -(2 ** 31) && value <= 2 ** 31 - 1;

export function validate(dividend, divisor) {
  if (!isInt(dividend) || !isInt(divisor)) return 'dividend and divisor must be 32-bit integers';
  if (divisor === 0) return 'divisor must not be 0';
}
