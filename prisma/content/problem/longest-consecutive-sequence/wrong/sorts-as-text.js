// Wrong Answer: sort without a comparator compares strings and puts 10 before 9
function longestConsecutive(nums) {
  const sorted = [...new Set(nums)].sort();
  let longest = 0;
  let length = 0;
  for (let i = 0; i < sorted.length; i++) {
    length = i > 0 && sorted[i] === sorted[i - 1] + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
