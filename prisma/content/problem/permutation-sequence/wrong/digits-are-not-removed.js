// Wrong Answer: does not remove a digit that was used, so digits repeat
function getPermutation(n, k) {
  let block = 1;
  for (let factor = 2; factor <= n; factor++) block *= factor;
  let rest = k - 1;
  let permutation = '';
  for (let left = n; left > 0; left--) {
    block /= left;
    permutation += Math.floor(rest / block) + 1;
    rest %= block;
  }
  return permutation;
}
