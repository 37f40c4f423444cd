// Wrong Answer: truncates with | 0, which turns 2^31 into -2^31
function divide(dividend, divisor) {
  return (dividend / divisor) | 0;
}
