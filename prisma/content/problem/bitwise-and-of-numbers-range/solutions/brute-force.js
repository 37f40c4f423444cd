function rangeBitwiseAnd(left, right) {
  let result = left;
  for (let num = left; num <= right; num++) result &= num;
  return result;
}
