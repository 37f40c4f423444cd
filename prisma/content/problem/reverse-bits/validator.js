export function validate(n) {
  if (!Number.isInteger(n) || n < 0 || n > 2 ** 31 - 2) return 'n must be from 0 to 2^31 - 2';
  if (n % 2 !== 0) return 'n must be even';
}
