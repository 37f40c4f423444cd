function findTargetSumWays(nums, target) {
  const ways = (i, rest) => {
    if (i === nums.length) return rest === 0 ? 1 : 0;
    return ways(i + 1, rest - nums[i]) + ways(i + 1, rest + nums[i]);
  };

  return ways(0, target);
}
