function minCostConnectPoints(points) {
  const costs = points.map(() => Infinity);
  const inside = points.map(() => false);
  costs[0] = 0;
  let total = 0;
  let next = 0;
  for (let round = 0; round < points.length; round++) {
    const [x, y] = points[next];
    inside[next] = true;
    total += costs[next];
    let cheapest = Infinity;
    points.forEach(([a, b], i) => {
      if (inside[i]) return;
      costs[i] = Math.min(costs[i], Math.abs(a - x) + Math.abs(b - y));
      if (costs[i] < cheapest) {
        cheapest = costs[i];
        next = i;
      }
    });
  }
  return total;
}
