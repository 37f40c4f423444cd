// Wrong Answer: sort without a comparator compares strings and puts 9 after 10
function findKthLargest(nums, k) {
  nums.sort();
  return nums[nums.length - k];
}
