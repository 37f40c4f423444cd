// Wrong Answer: greedy: robs the richest house first, although its two neighbours may contain more together
function rob(nums) {
  const taken = new Set();
  let sum = 0;
  for (const i of [...nums.keys()].sort((a, b) => nums[b] - nums[a])) {
    if (taken.has(i - 1) || taken.has(i + 1)) continue;
    taken.add(i);
    sum += nums[i];
  }
  return sum;
}
