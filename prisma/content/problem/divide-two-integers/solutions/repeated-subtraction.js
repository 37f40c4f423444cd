function divide(dividend, divisor) {
  if (divisor === 1) return dividend;
  if (divisor === -1) return dividend === -(2 ** 31) ? 2 ** 31 - 1 : 0 - dividend;
  const isNegative = dividend < 0 !== divisor < 0;
  let rest = dividend < 0 ? dividend : -dividend;
  const step = divisor < 0 ? divisor : -divisor;
  let quotient = 0;
  while (rest <= step) {
    rest -= step;
    quotient++;
  }
  return isNegative ? 0 - quotient : quotient;
}
