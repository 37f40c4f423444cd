function reverse(x) {
  const limit = Math.trunc((2 ** 31 - 1) / 10);
  let result = 0;
  while (x !== 0) {
    if (Math.abs(result) > limit) return 0;
    result = 10 * result + (x % 10);
    x = Math.trunc(x / 10);
  }
  return result;
}
