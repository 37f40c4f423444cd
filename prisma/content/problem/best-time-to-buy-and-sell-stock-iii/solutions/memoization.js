function maxProfit(prices) {
  const memo = prices.map(() => Array(6).fill(null));

  function best(i, own, left) {
    if (i === prices.length) return 0;
    const state = 2 * left + own;
    if (memo[i][state] === null) {
      let profit = best(i + 1, own, left);
      if (own === 1) {
        profit = Math.max(profit, prices[i] + best(i + 1, 0, left));
      } else if (left > 0) {
        profit = Math.max(profit, best(i + 1, 1, left - 1) - prices[i]);
      }
      memo[i][state] = profit;
    }
    return memo[i][state];
  }

  return best(0, 0, 2);
}
