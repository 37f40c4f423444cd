// Wrong Answer: a number type keeps some 16 digits, and writes large numbers as 1e+21
function multiply(num1, num2) {
  return String(Number(num1) * Number(num2));
}
