function maxProfit(prices) {
  let free = 0;
  let owning = -prices[0];
  for (let i = 1; i < prices.length; i++) {
    free = Math.max(free, owning + prices[i]);
    owning = Math.max(owning, free - prices[i]);
  }
  return free;
}
