function longestSubarray(nums, limit) {
  const largest = [];
  const smallest = [];
  let firstLargest = 0;
  let firstSmallest = 0;
  let left = 0;
  let longest = 0;
  nums.forEach((num, right) => {
    while (largest.length > firstLargest && nums[largest.at(-1)] < num) largest.pop();
    largest.push(right);
    while (smallest.length > firstSmallest && nums[smallest.at(-1)] > num) {
      smallest.pop();
    }
    smallest.push(right);
    while (nums[largest[firstLargest]] - nums[smallest[firstSmallest]] > limit) {
      left++;
      if (largest[firstLargest] < left) firstLargest++;
      if (smallest[firstSmallest] < left) firstSmallest++;
    }
    longest = Math.max(longest, right - left + 1);
  });
  return longest;
}
