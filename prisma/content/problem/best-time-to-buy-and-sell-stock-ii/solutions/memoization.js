function maxProfit(prices) {
  const memo = prices.map(() => [null, null]);

  function best(i, owns) {
    if (i === prices.length) return 0;
    if (memo[i][owns] === null) {
      const wait = best(i + 1, owns);
      const cash = owns === 1 ? prices[i] : -prices[i];
      memo[i][owns] = Math.max(wait, cash + best(i + 1, 1 - owns));
    }
    return memo[i][owns];
  }

  return best(0, 0);
}
