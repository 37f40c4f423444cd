function kClosest(points, k) {
  const squaredDistance = ([x, y]) => x * x + y * y;
  points.sort((a, b) => squaredDistance(a) - squaredDistance(b));
  return points.slice(0, k);
}
