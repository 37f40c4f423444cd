function minCostClimbingStairs(cost) {
  const least = [0, 0];
  for (let i = 2; i <= cost.length; i++) {
    least.push(Math.min(least[i - 1] + cost[i - 1], least[i - 2] + cost[i - 2]));
  }
  return least[cost.length];
}
