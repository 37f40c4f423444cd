function maxProfit(prices) {
  const highestFrom = [...prices];
  let best = 0;
  for (let day = prices.length - 2; day >= 0; day--) {
    highestFrom[day] = Math.max(prices[day], highestFrom[day + 1]);
  }
  for (let day = 0; day < prices.length; day++) {
    best = Math.max(best, highestFrom[day] - prices[day]);
  }
  return best;
}
