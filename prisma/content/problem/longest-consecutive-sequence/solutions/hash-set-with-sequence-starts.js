function longestConsecutive(nums) {
  const present = new Set(nums);
  let longest = 0;
  for (const num of present) {
    if (present.has(num - 1)) continue;
    let end = num + 1;
    while (present.has(end)) end++;
    longest = Math.max(longest, end - num);
  }
  return longest;
}
