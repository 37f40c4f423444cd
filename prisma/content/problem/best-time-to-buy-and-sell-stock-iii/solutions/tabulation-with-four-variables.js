function maxProfit(prices) {
  let bought1 = -Infinity;
  let sold1 = 0;
  let bought2 = -Infinity;
  let sold2 = 0;
  for (const price of prices) {
    bought1 = Math.max(bought1, -price);
    sold1 = Math.max(sold1, bought1 + price);
    bought2 = Math.max(bought2, sold1 - price);
    sold2 = Math.max(sold2, bought2 + price);
  }
  return sold2;
}
