function findTargetSumWays(nums, target) {
  const total = nums.reduce((sum, num) => sum + num, 0);
  if (Math.abs(target) > total || (total + target) % 2 === 1) return 0;
  const plus = (total + target) / 2;
  const ways = Array(plus + 1).fill(0);
  ways[0] = 1;
  for (const num of nums) {
    for (let t = plus; t >= num; t--) ways[t] += ways[t - num];
  }
  return ways[plus];
}
