function deleteAndEarn(nums) {
  const most = Math.max(...nums);
  const points = new Array(most + 1).fill(0);
  for (const value of nums) points[value] += value;

  function best(x) {
    if (x <= 0) return 0;
    return Math.max(best(x - 1), points[x] + best(x - 2));
  }

  return best(most);
}
