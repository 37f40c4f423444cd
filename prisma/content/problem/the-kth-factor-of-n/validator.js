export function validate(n, k) {
  if (!Number.isInteger(n) || n < 1 || n > 1_000) return 'n must be 1 to 1 000';
  if (!Number.isInteger(k) || k < 1 || k > n) return 'k must be 1 to n';
}
