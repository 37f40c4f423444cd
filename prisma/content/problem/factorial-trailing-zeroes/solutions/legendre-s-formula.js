function trailingZeroes(n) {
  let fives = 0;
  while (n > 0) {
    n = Math.floor(n / 5);
    fives += n;
  }
  return fives;
}
