// Wrong Answer: treats amount 0 as one that cannot be made
function change(amount, coins) {
  const ways = Array(amount + 1).fill(0);
  for (const coin of coins) {
    if (coin <= amount) ways[coin] += 1;
    for (let t = coin + 1; t <= amount; t++) ways[t] += ways[t - coin];
  }
  return ways[amount];
}
