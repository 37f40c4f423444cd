function getSum(a, b) {
  while (b !== 0) {
    [a, b] = [a ^ b, (a & b) << 1];
  }
  return a;
}
