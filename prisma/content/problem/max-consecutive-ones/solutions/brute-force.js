function findMaxConsecutiveOnes(nums) {
  let longest = 0;
  for (let start = 0; start < nums.length; start++) {
    let end = start;
    while (nums[end] === 1) end++;
    longest = Math.max(longest, end - start);
  }
  return longest;
}
