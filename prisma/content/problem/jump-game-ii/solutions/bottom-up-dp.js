function jump(nums) {
  const last = nums.length - 1;
  const jumps = nums.map(() => Infinity);
  jumps[0] = 0;
  for (let i = 0; i < last; i++) {
    for (let j = i + 1; j <= Math.min(i + nums[i], last); j++) {
      jumps[j] = Math.min(jumps[j], jumps[i] + 1);
    }
  }
  return jumps[last];
}
