export function validate(n) {
  if (!Number.isInteger(n) || n < 0 || n > 5_000_000) return 'n must be 0 to 5 000 000';
}
