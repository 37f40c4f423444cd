function climbStairs(n) {
  let before = 1;
  let ways = 1;
  for (let step = 2; step <= n; step++) {
    [before, ways] = [ways, before + ways];
  }
  return ways;
}
