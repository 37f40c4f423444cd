function maxProfit(prices) {
  const n = prices.length;
  const first = Array(n).fill(0);
  let lowest = prices[0];
  for (let i = 1; i < n; i++) {
    lowest = Math.min(lowest, prices[i]);
    first[i] = Math.max(first[i - 1], prices[i] - lowest);
  }
  const second = Array(n).fill(0);
  let highest = prices[n - 1];
  for (let i = n - 2; i >= 0; i--) {
    highest = Math.max(highest, prices[i]);
    second[i] = Math.max(second[i + 1], highest - prices[i]);
  }
  return Math.max(...first.map((profit, i) => profit + second[i]));
}
