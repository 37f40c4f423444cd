function maxProfit(prices) {
  let best = 0;
  for (let bought = 0; bought < prices.length; bought++) {
    for (let sold = bought + 1; sold < prices.length; sold++) {
      best = Math.max(best, prices[sold] - prices[bought]);
    }
  }
  return best;
}
