function coinChange(coins, amount) {
  const fewest = Array(amount + 1).fill(Infinity);
  fewest[0] = 0;
  for (const coin of coins) {
    for (let total = coin; total <= amount; total++) {
      fewest[total] = Math.min(fewest[total], fewest[total - coin] + 1);
    }
  }
  return fewest[amount] === Infinity ? -1 : fewest[amount];
}
