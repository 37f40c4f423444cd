export function validate(x, n) {
  if (typeof x !== 'number' || !(x > -100 && x < 100)) return 'x must be greater than -100 and less than 100';
  if (!Number.isInteger(n) || n < -(2 ** 31) || n >= 2 ** 31) return 'n must be a 32-bit integer';
  if (x === 0 && n <= 0) return 'x must not be 0 if n is 0 or negative';
  if (Math.abs(x ** n) > 10 ** 4) return 'the answer must be between -10^4 and 10^4';
}
