// Wrong Answer: takes the nearest edge of each point, which may leave two components
function minCostConnectPoints(points) {
  let total = 0;
  for (let i = 1; i < points.length; i++) {
    const costs = points
      .filter((_, j) => j !== i)
      .map(([x, y]) => Math.abs(x - points[i][0]) + Math.abs(y - points[i][1]));
    total += Math.min(...costs);
  }
  return total;
}
