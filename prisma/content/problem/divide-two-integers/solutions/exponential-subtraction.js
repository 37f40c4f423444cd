function divide(dividend, divisor) {
  const lowest = -(2 ** 31);
  const isNegative = dividend < 0 !== divisor < 0;
  let rest = dividend < 0 ? dividend : -dividend;
  const step = divisor < 0 ? divisor : -divisor;
  let quotient = 0;
  while (rest <= step) {
    let multiple = step;
    let count = -1;
    while (multiple >= lowest >> 1 && rest <= multiple + multiple) {
      multiple += multiple;
      count += count;
    }
    rest -= multiple;
    quotient += count;
  }
  if (isNegative) return quotient;
  return quotient === lowest ? 2 ** 31 - 1 : 0 - quotient;
}
