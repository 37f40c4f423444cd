export function validate(n, bad) {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 31 - 1) return 'n must be an integer from 1 to 2^31 - 1';
  if (!Number.isInteger(bad) || bad < 1 || bad > n) return 'bad must be an integer from 1 to n';
}
