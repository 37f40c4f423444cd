function longestConsecutive(nums) {
  const present = new Set(nums);
  let longest = 0;
  for (const num of nums) {
    let end = num;
    while (present.has(end)) end++;
    longest = Math.max(longest, end - num);
  }
  return longest;
}
