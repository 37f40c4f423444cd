function findTargetSumWays(nums, target) {
  let ways = new Map([[0, 1]]);
  for (const num of nums) {
    const following = new Map();
    for (const [result, count] of ways) {
      for (const next of [result + num, result - num]) {
        following.set(next, (following.get(next) ?? 0) + count);
      }
    }
    ways = following;
  }
  return ways.get(target) ?? 0;
}
