export function validate(n) {
  if (!Number.isInteger(n) || n < 1 || n > 30) return 'n must be an integer from 1 to 30';
}
