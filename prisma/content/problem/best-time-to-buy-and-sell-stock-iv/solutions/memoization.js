function maxProfit(k, prices) {
  const memo = prices.map(() => new Array(2 * k + 2).fill(-1));

  function best(i, left, held) {
    if (i === prices.length || (left === 0 && held === 0)) return 0;
    const state = 2 * left + held;
    if (memo[i][state] === -1) {
      const wait = best(i + 1, left, held);
      const act = held
        ? best(i + 1, left, 0) + prices[i]
        : best(i + 1, left - 1, 1) - prices[i];
      memo[i][state] = Math.max(wait, act);
    }
    return memo[i][state];
  }

  return best(0, k, 0);
}
