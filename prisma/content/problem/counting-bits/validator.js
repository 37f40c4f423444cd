export function validate(n) {
  if (!Number.isInteger(n) || n < 0 || n > 100_000) return 'n must be from 0 to 100 000';
}
