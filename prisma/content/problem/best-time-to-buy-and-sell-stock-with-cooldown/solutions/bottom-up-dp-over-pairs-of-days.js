function maxProfit(prices) {
  const best = Array(prices.length + 2).fill(0);
  for (let i = prices.length - 1; i >= 0; i--) {
    best[i] = best[i + 1];
    for (let j = i + 1; j < prices.length; j++) {
      best[i] = Math.max(best[i], prices[j] - prices[i] + best[j + 2]);
    }
  }
  return best[0];
}
