// Wrong Answer: a number type keeps only some 16 digits
function plusOne(digits) {
  const number = Number(digits.join('')) + 1;
  return [...number.toLocaleString('en', { useGrouping: false })].map(Number);
}
