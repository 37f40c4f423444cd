function maxProfit(k, prices) {
  const hold = new Array(k + 1).fill(-Infinity);
  const cash = new Array(k + 1).fill(0);
  for (const price of prices) {
    for (let t = 1; t <= k; t++) {
      hold[t] = Math.max(hold[t], cash[t - 1] - price);
      cash[t] = Math.max(cash[t], hold[t] + price);
    }
  }
  return cash[k];
}
