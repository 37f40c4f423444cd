// Wrong Answer: returns the best sum that ends at the last index
function maxSubArray(nums) {
  let ending = nums[0];
  for (let i = 1; i < nums.length; i++) {
    ending = Math.max(nums[i], ending + nums[i]);
  }
  return ending;
}
