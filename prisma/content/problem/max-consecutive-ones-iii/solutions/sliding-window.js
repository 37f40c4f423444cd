function longestOnes(nums, k) {
  let longest = 0;
  let start = 0;
  let zeros = 0;
  for (let end = 0; end < nums.length; end++) {
    zeros += 1 - nums[end];
    while (zeros > k) zeros -= 1 - nums[start++];
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}
