function maxPoints(points) {
  const n = points.length;
  let best = Math.min(n, 2);
  for (let i = 0; i < n; i++) {
    const [x, y] = points[i];
    for (let j = i + 1; j < n; j++) {
      const dx = points[j][0] - x;
      const dy = points[j][1] - y;
      let count = 2;
      for (let k = j + 1; k < n; k++) {
        if (dx * (points[k][1] - y) === dy * (points[k][0] - x)) count++;
      }
      best = Math.max(best, count);
    }
  }
  return best;
}
