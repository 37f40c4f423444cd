// Wrong Answer: skips a day after each sale, although selling and buying on the same day is allowed
function maxProfit(prices) {
  let profit = 0;
  for (let i = 1; i < prices.length; i++) {
    if (prices[i] > prices[i - 1]) {
      profit += prices[i] - prices[i - 1];
      i++;
    }
  }
  return profit;
}
