function findMin(nums) {
  let smallest = nums[0];
  for (const num of nums) smallest = Math.min(smallest, num);
  return smallest;
}
