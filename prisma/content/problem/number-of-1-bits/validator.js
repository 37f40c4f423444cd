export function validate(n) {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 31 - 1) return 'n must be from 1 to 2^31 - 1';
}
