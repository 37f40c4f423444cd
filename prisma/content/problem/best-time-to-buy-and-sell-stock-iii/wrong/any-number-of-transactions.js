// Wrong Answer: collects every rise, as if any number of transactions were allowed
function maxProfit(prices) {
  return prices.reduce((sum, price, i) => sum + (i > 0 ? Math.max(0, price - prices[i - 1]) : 0), 0);
}
