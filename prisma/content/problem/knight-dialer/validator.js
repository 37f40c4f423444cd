export function validate(n) {
  if (!Number.isInteger(n) || n < 1 || n > 500) return 'n must be an integer from 1 to 500';
}
