// Wrong Answer: compares only the houses at even indices with those at odd indices
function rob(nums) {
  if (nums.length === 1) return nums[0];
  const end = nums.length - (nums.length % 2);
  let [even, odd] = [0, 0];
  for (let i = 0; i < end; i++) {
    if (i % 2 === 0) even += nums[i];
    else odd += nums[i];
  }
  return Math.max(even, odd);
}
