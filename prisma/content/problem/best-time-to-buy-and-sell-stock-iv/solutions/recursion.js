function maxProfit(k, prices) {
  function best(i, left, holding) {
    if (i === prices.length || (left === 0 && !holding)) return 0;
    const wait = best(i + 1, left, holding);
    const act = holding
      ? best(i + 1, left, false) + prices[i]
      : best(i + 1, left - 1, true) - prices[i];
    return Math.max(wait, act);
  }

  return best(0, k, false);
}
