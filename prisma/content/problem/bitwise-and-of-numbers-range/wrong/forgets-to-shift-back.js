// Wrong Answer: returns the common prefix without shifting it back
function rangeBitwiseAnd(left, right) {
  while (left < right) {
    left >>= 1;
    right >>= 1;
  }
  return left;
}
