// Wrong Answer: a number keeps only about 16 digits, and large ones print as 1e+21
function multiply(num1, num2) {
  return String(Number(num1) * Number(num2));
}
