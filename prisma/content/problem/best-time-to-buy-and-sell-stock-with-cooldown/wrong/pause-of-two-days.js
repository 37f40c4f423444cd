// Wrong Answer: continues three days after the sale, so the cooldown is one day too long
function maxProfit(prices) {
  const n = prices.length;
  const best = Array(n + 3).fill(0);
  let sale = -Infinity;
  for (let i = n - 1; i >= 0; i--) {
    best[i] = Math.max(best[i + 1], sale - prices[i]);
    sale = Math.max(sale, prices[i] + best[i + 3]);
  }
  return best[0];
}
