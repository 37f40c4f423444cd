// Wrong Answer: a double keeps only about 16 digits, and prints large numbers as 1e+27
function addStrings(num1, num2) {
  return String(Number(num1) + Number(num2));
}
