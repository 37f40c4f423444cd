function hammingWeight(n) {
  let count = 0;
  for (; n > 0; n &= n - 1) count++;
  return count;
}
