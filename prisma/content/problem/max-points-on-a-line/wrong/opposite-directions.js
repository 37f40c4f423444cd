// Wrong Answer: counts opposite directions as different lines
function maxPoints(points) {
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
  let best = 1;
  for (let i = 0; i < points.length; i++) {
    const counts = new Map();
    for (let j = i + 1; j < points.length; j++) {
      const dx = points[j][0] - points[i][0];
      const dy = points[j][1] - points[i][1];
      const divisor = gcd(Math.abs(dx), Math.abs(dy));
      const key = `${dx / divisor},${dy / divisor}`;
      counts.set(key, (counts.get(key) ?? 1) + 1);
      best = Math.max(best, counts.get(key));
    }
  }
  return best;
}
