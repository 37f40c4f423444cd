function maxProduct(nums) {
  let best = nums[0];
  let left = 1;
  let right = 1;
  for (let i = 0; i < nums.length; i++) {
    left *= nums[i];
    right *= nums[nums.length - 1 - i];
    best = Math.max(best, left, right);
    if (left === 0) left = 1;
    if (right === 0) right = 1;
  }
  return best;
}
