function maxPoints(points) {
  let best = 1;
  points.forEach(([x, y], i) => {
    const counts = new Map();
    for (let j = i + 1; j < points.length; j++) {
      const dx = points[j][0] - x;
      const dy = points[j][1] - y;
      let divisor = gcd(Math.abs(dx), Math.abs(dy));
      if (dx < 0 || (dx === 0 && dy < 0)) divisor = -divisor;
      // Both parts are below 100 000, so each direction has a key of its own.
      const key = (dx / divisor) * 1_000_000 + dy / divisor;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      best = Math.max(best, count + 1);
    }
  });
  return best;
}

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
}
