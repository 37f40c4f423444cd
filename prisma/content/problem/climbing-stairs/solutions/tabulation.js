function climbStairs(n) {
  const ways = [1, 1];
  for (let step = 2; step <= n; step++) ways[step] = ways[step - 1] + ways[step - 2];
  return ways[n];
}
