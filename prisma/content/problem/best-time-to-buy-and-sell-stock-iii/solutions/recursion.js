function maxProfit(prices) {
  function best(i, own, left) {
    if (i === prices.length) return 0;
    const waiting = best(i + 1, own, left);
    if (own) return Math.max(waiting, prices[i] + best(i + 1, false, left));
    if (left === 0) return waiting;
    return Math.max(waiting, best(i + 1, true, left - 1) - prices[i]);
  }

  return best(0, false, 2);
}
