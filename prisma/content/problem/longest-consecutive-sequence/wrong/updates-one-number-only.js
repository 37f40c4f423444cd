// Wrong Answer: stores the new length at the number that joins two sequences, but not at their ends
function longestConsecutive(nums) {
  const lengths = new Map();
  let longest = 0;
  for (const num of nums) {
    if (lengths.has(num)) continue;
    const left = lengths.get(num - 1) ?? 0;
    const right = lengths.get(num + 1) ?? 0;
    lengths.set(num, left + 1 + right);
    longest = Math.max(longest, left + 1 + right);
  }
  return longest;
}
