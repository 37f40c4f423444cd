function divide(dividend, divisor) {
  const lowest = -(2 ** 31);
  const isNegative = dividend < 0 !== divisor < 0;
  let rest = dividend < 0 ? dividend : -dividend;
  const step = divisor < 0 ? divisor : -divisor;
  let quotient = 0;
  for (let i = 31; i >= 0; i--) {
    if (step >= lowest >> i && rest <= step << i) {
      rest -= step << i;
      quotient += -1 << i;
    }
  }
  if (isNegative) return quotient;
  return quotient === lowest ? 2 ** 31 - 1 : 0 - quotient;
}
