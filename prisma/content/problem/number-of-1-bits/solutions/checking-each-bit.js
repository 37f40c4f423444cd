function hammingWeight(n) {
  let count = 0;
  for (; n > 0; n >>= 1) count += n & 1;
  return count;
}
