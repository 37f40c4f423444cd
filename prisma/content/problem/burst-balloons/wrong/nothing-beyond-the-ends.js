// Wrong Answer: uses 0 for the missing neighbour at the ends, so the outer balloons earn nothing
function maxCoins(nums) {
  const row = [0, ...nums, 0];
  const best = row.map(() => Array(row.length).fill(0));
  for (let left = row.length - 3; left >= 0; left--) {
    for (let right = left + 2; right < row.length; right++) {
      for (let last = left + 1; last < right; last++) {
        const coins = row[left] * row[last] * row[right];
        const all = best[left][last] + coins + best[last][right];
        best[left][right] = Math.max(best[left][right], all);
      }
    }
  }
  return best[0].at(-1);
}
