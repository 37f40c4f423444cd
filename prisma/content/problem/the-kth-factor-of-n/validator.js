export function validate(n, k) {
  if (!Number.isInteger(n) || n < 1 || n > 10 ** 6) return 'n must be 1 to 10^6';
  if (!Number.isInteger(k) || k < 1 || k > n) return 'k must be 1 to n';
}
