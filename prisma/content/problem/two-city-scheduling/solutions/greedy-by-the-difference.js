function twoCitySchedCost(costs) {
  const differenceOf = ([aCost, bCost]) => aCost - bCost;
  const ordered = costs.toSorted((a, b) => differenceOf(a) - differenceOf(b));
  const half = costs.length / 2;
  return ordered.reduce((sum, cost, i) => sum + cost[i < half ? 0 : 1], 0);
}
