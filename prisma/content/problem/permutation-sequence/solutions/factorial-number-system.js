function getPermutation(n, k) {
  const digits = Array.from({ length: n }, (_, i) => i + 1);
  let block = digits.reduce((product, digit) => product * digit, 1);
  let rest = k - 1;
  let permutation = '';
  for (let left = n; left > 0; left--) {
    block /= left;
    const index = Math.floor(rest / block);
    rest %= block;
    permutation += digits.splice(index, 1)[0];
  }
  return permutation;
}
