export function validate(n, k) {
  if (!Number.isInteger(n) || n < 1 || n > 16) return 'n must be an integer from 1 to 16';
  if (!Number.isInteger(k) || k < 1 || k > n) return 'k must be an integer from 1 to n';
}
