function findCheapestPrice(n, flights, src, dst, k) {
  const leaving = Array.from({ length: n }, () => []);
  for (const [a, b, price] of flights) leaving[a].push([b, price]);
  const memo = leaving.map(() => Array(k + 2).fill(-1));

  function cheapest(city, left) {
    if (city === dst) return 0;
    if (left === 0) return Infinity;
    if (memo[city][left] >= 0) return memo[city][left];
    let best = Infinity;
    for (const [other, price] of leaving[city]) {
      best = Math.min(best, price + cheapest(other, left - 1));
    }
    memo[city][left] = best;
    return best;
  }

  const best = cheapest(src, k + 1);
  return best === Infinity ? -1 : best;
}
