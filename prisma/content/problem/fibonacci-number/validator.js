export function validate(n) {
  if (!Number.isInteger(n) || n < 0 || n > 30) return 'n must be 0 to 30';
}
