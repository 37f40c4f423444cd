// Wrong Answer: sort without a comparison puts 9 behind 10, as text
function findKthLargest(nums, k) {
  nums.sort();
  return nums[nums.length - k];
}
