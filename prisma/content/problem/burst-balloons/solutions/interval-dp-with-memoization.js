function maxCoins(nums) {
  const row = [1, ...nums, 1];
  const memo = row.map(() => Array(row.length).fill(-1));

  function best(left, right) {
    if (right - left < 2) return 0;
    if (memo[left][right] >= 0) return memo[left][right];
    let coins = 0;
    for (let last = left + 1; last < right; last++) {
      const own = row[left] * row[last] * row[right];
      coins = Math.max(coins, best(left, last) + own + best(last, right));
    }
    memo[left][right] = coins;
    return coins;
  }

  return best(0, row.length - 1);
}
