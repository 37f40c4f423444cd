function maximumSwap(num) {
  const digits = [...String(num)];
  const sorted = digits.toSorted().reverse();
  const place = digits.findIndex((digit, i) => digit !== sorted[i]);
  if (place < 0) return num;
  const last = digits.lastIndexOf(sorted[place]);
  [digits[place], digits[last]] = [digits[last], digits[place]];
  return Number(digits.join(''));
}
