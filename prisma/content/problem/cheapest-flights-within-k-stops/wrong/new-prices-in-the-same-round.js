// Wrong Answer: uses prices of the same round, so one round may chain several flights
function findCheapestPrice(n, flights, src, dst, k) {
  const prices = Array(n).fill(Infinity);
  prices[src] = 0;
  for (let round = 0; round <= k; round++) {
    for (const [a, b, price] of flights) {
      prices[b] = Math.min(prices[b], prices[a] + price);
    }
  }
  return prices[dst] === Infinity ? -1 : prices[dst];
}
