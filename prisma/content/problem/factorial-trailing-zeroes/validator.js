export function validate(n) {
  if (!Number.isInteger(n) || n < 0 || n > 10 ** 4) return 'n must be an integer from 0 to 10^4';
}
