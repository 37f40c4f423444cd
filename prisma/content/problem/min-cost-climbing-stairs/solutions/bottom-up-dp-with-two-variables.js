function minCostClimbingStairs(cost) {
  let [previous, current] = [0, 0];
  for (const price of cost) {
    [previous, current] = [current, Math.min(previous, current) + price];
  }
  return Math.min(previous, current);
}
