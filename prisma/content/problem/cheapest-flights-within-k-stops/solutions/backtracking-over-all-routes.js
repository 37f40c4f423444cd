function findCheapestPrice(n, flights, src, dst, k) {
  const leaving = Array.from({ length: n }, () => []);
  for (const [a, b, price] of flights) leaving[a].push([b, price]);
  const visited = new Set();

  function cheapest(city, left) {
    if (city === dst) return 0;
    if (left === 0) return Infinity;
    visited.add(city);
    let best = Infinity;
    for (const [other, price] of leaving[city]) {
      if (!visited.has(other)) best = Math.min(best, price + cheapest(other, left - 1));
    }
    visited.delete(city);
    return best;
  }

  const best = cheapest(src, k + 1);
  return best === Infinity ? -1 : best;
}
