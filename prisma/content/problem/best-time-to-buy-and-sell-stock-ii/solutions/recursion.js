function maxProfit(prices) {
  function best(i, owns) {
    if (i === prices.length) return 0;
    const wait = best(i + 1, owns);
    const cash = owns ? prices[i] : -prices[i];
    return Math.max(wait, cash + best(i + 1, !owns));
  }

  return best(0, false);
}
