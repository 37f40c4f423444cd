// Wrong Answer: maps each distance to one point, so other points at the same distance are lost
function kClosest(points, k) {
  const pointAt = new Map(points.map(([x, y]) => [x * x + y * y, [x, y]]));
  return [...pointAt]
    .sort((a, b) => a[0] - b[0])
    .slice(0, k)
    .map(([, point]) => point);
}
