export function validate(n) {
  if (!Number.isInteger(n) || n < 1 || n > 2_000) return 'n must be an integer from 1 to 2 000';
}
