function maxProfit(prices) {
  const best = (day, hasShare) => {
    if (day >= prices.length) return 0;
    const wait = best(day + 1, hasShare);
    if (hasShare) return Math.max(wait, best(day + 2, false) + prices[day]);
    return Math.max(wait, best(day + 1, true) - prices[day]);
  };

  return best(0, false);
}
