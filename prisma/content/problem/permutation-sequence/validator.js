export function validate(n, k) {
  if (!Number.isInteger(n) || n < 1 || n > 9) return 'n must be an integer from 1 to 9';
  let permutations = 1;
  for (let factor = 2; factor <= n; factor++) permutations *= factor;
  if (!Number.isInteger(k) || k < 1 || k > permutations) return 'k must be an integer from 1 to n!';
}
