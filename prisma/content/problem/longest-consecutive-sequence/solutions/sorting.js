function longestConsecutive(nums) {
  const sorted = [...new Set(nums)].sort((a, b) => a - b);
  let longest = 0;
  let length = 0;
  for (let i = 0; i < sorted.length; i++) {
    length = sorted[i] - 1 === sorted[i - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
