// Wrong Answer: starts a new subarray after an odd number of negative elements, although a later one may make it even
function getMaxLen(nums) {
  let longest = 0;
  let length = 0;
  for (const num of nums) {
    length = num > 0 ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
