// Wrong Answer: does not shift the carries to the left
function getSum(a, b) {
  return (a ^ b) | (a & b);
}
