// Wrong Answer: swaps the greatest digit with the first one, even if they are equal
function maximumSwap(num) {
  const digits = [...String(num)];
  const greatest = digits.reduce((a, b) => (b > a ? b : a));
  const place = digits.lastIndexOf(greatest);
  [digits[0], digits[place]] = [digits[place], digits[0]];
  return Number(digits.join(''));
}
