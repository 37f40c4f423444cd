function maxProfit(prices) {
  let [owning, sold, free] = [-Infinity, -Infinity, 0];
  for (const price of prices) {
    const soldToday = owning + price;
    owning = Math.max(owning, free - price);
    free = Math.max(free, sold);
    sold = soldToday;
  }
  return Math.max(sold, free);
}
