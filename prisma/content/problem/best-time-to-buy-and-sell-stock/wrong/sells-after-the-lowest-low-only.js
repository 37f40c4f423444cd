// Wrong Answer: a new minimum discards the profit found before
function maxProfit(prices) {
  let cheapest = prices[0];
  let best = 0;
  for (const price of prices) {
    if (price < cheapest) {
      cheapest = price;
      best = 0;
    }
    best = Math.max(best, price - cheapest);
  }
  return best;
}
