// Wrong Answer: treats the last step as the goal, so it is always paid
function minCostClimbingStairs(cost) {
  let [previous, current] = [0, 0];
  for (const price of cost) {
    [previous, current] = [current, Math.min(previous, current) + price];
  }
  return current;
}
