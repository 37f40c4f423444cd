function twoCitySchedCost(costs) {
  function cost(i, a) {
    if (i === 0) return 0;
    let best = Infinity;
    if (a > 0) best = costs[i - 1][0] + cost(i - 1, a - 1);
    if (a < i) best = Math.min(best, costs[i - 1][1] + cost(i - 1, a));
    return best;
  }

  return cost(costs.length, costs.length / 2);
}
