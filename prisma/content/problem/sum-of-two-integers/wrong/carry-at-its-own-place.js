// Wrong Answer: the carries stay where they arise and are not moved to the left
function getSum(a, b) {
  return (a ^ b) | (a & b);
}
