// Wrong Answer: counts the pieces between the ones, which is one more than the ones
function hammingWeight(n) {
  return n.toString(2).split('1').length;
}
