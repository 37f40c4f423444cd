function getPermutation(n, k) {
  const digits = Array.from({ length: n }, (_, i) => i + 1);
  for (let count = 1; count < k; count++) advance(digits);
  return digits.join('');
}

function advance(digits) {
  const swap = (i, j) => ([digits[i], digits[j]] = [digits[j], digits[i]]);
  let i = digits.length - 2;
  while (digits[i] > digits[i + 1]) i--;
  let j = digits.length - 1;
  while (digits[j] < digits[i]) j--;
  swap(i, j);
  let left = i + 1;
  let right = digits.length - 1;
  while (left < right) swap(left++, right--);
}
