function climbStairs(n) {
  const memo = new Map();

  function ways(steps) {
    if (steps <= 2) return steps;
    if (!memo.has(steps)) memo.set(steps, ways(steps - 1) + ways(steps - 2));
    return memo.get(steps);
  }

  return ways(n);
}
