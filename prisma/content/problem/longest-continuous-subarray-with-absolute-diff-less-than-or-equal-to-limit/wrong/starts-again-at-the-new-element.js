// Wrong Answer: starts a new window at the element that is too far away, although elements before it may stay
function longestSubarray(nums, limit) {
  let longest = 0;
  let left = 0;
  let largest = nums[0];
  let smallest = nums[0];
  for (let right = 0; right < nums.length; right++) {
    largest = Math.max(largest, nums[right]);
    smallest = Math.min(smallest, nums[right]);
    if (largest - smallest > limit) {
      left = right;
      largest = smallest = nums[right];
    }
    longest = Math.max(longest, right - left + 1);
  }
  return longest;
}
