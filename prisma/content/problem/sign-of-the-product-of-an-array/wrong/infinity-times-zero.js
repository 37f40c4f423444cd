// Wrong Answer: a large product becomes Infinity, and Infinity times 0 is NaN, which is not 0
function arraySign(nums) {
  const product = nums.reduce((result, num) => result * num, 1);
  if (product > 0) return 1;
  return product === 0 ? 0 : -1;
}
