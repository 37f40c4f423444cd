// Wrong Answer: uses 0 for amounts that cannot be made, so amount 0 gives -1
function coinChange(coins, amount) {
  const fewest = Array(amount + 1).fill(0);
  for (let total = 1; total <= amount; total++) {
    for (const coin of coins) {
      if (coin > total || (coin < total && fewest[total - coin] === 0)) continue;
      const paid = fewest[total - coin] + 1;
      if (fewest[total] === 0 || paid < fewest[total]) fewest[total] = paid;
    }
  }
  return fewest[amount] || -1;
}
