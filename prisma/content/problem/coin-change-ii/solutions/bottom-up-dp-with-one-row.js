function change(amount, coins) {
  const ways = Array(amount + 1).fill(0);
  ways[0] = 1;
  for (const coin of coins) {
    for (let t = coin; t <= amount; t++) ways[t] += ways[t - coin];
  }
  return ways[amount];
}
