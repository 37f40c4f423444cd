function deleteAndEarn(nums) {
  const most = Math.max(...nums);
  const points = new Array(most + 1).fill(0);
  for (const value of nums) points[value] += value;
  const memo = new Array(most + 1).fill(-1);

  function best(x) {
    if (x <= 0) return 0;
    if (memo[x] < 0) memo[x] = Math.max(best(x - 1), points[x] + best(x - 2));
    return memo[x];
  }

  return best(most);
}
