function twoCitySchedCost(costs) {
  const half = costs.length / 2;
  const memo = costs.map(() => new Array(half + 1).fill(-1));

  function cost(i, a) {
    if (i === 0) return 0;
    if (memo[i - 1][a] >= 0) return memo[i - 1][a];
    let best = Infinity;
    if (a > 0) best = costs[i - 1][0] + cost(i - 1, a - 1);
    if (a < i) best = Math.min(best, costs[i - 1][1] + cost(i - 1, a));
    memo[i - 1][a] = best;
    return best;
  }

  return cost(costs.length, half);
}
