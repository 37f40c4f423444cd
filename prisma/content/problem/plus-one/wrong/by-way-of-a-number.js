// Wrong Answer: a number keeps only about 16 digits
function plusOne(digits) {
  const number = Number(digits.join('')) + 1;
  return [...number.toLocaleString('en', { useGrouping: false })].map(Number);
}
