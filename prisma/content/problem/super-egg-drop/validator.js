export function validate(k, n) {
  if (!Number.isInteger(k) || k < 1 || k > 100) return 'k must be 1 to 100';
  if (!Number.isInteger(n) || n < 1 || n > 3000) return 'n must be 1 to 3 000';
}
