// Wrong Answer: takes k as an index, but ranks count from 1
function findKthLargest(nums, k) {
  nums.sort((a, b) => b - a);
  return nums[Math.min(k, nums.length - 1)];
}
