function minCostConnectPoints(points) {
  const inside = [points[0]];
  const outside = new Set(points.slice(1));
  let total = 0;
  while (outside.size > 0) {
    let cheapest = Infinity;
    let next = null;
    for (const point of outside) {
      for (const [x, y] of inside) {
        const cost = Math.abs(x - point[0]) + Math.abs(y - point[1]);
        if (cost < cheapest) {
          cheapest = cost;
          next = point;
        }
      }
    }
    outside.delete(next);
    inside.push(next);
    total += cheapest;
  }
  return total;
}
