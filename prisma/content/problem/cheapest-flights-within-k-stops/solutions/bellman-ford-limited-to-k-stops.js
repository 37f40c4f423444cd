function findCheapestPrice(n, flights, src, dst, k) {
  let prices = Array(n).fill(Infinity);
  prices[src] = 0;
  for (let round = 0; round <= k; round++) {
    const lower = [...prices];
    for (const [a, b, price] of flights) {
      lower[b] = Math.min(lower[b], prices[a] + price);
    }
    prices = lower;
  }
  return prices[dst] === Infinity ? -1 : prices[dst];
}
