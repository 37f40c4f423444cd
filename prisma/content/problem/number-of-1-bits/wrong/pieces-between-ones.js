// Wrong Answer: counts the parts that split('1') returns, one more than the ones
function hammingWeight(n) {
  return n.toString(2).split('1').length;
}
