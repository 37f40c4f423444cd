function findTargetSumWays(nums, target) {
  const memo = nums.map(() => new Map());
  const ways = (i, rest) => {
    if (i === nums.length) return rest === 0 ? 1 : 0;
    if (!memo[i].has(rest)) {
      memo[i].set(rest, ways(i + 1, rest - nums[i]) + ways(i + 1, rest + nums[i]));
    }
    return memo[i].get(rest);
  };

  return ways(0, target);
}
