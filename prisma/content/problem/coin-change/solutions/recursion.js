function coinChange(coins, amount) {
  function fewest(rest) {
    if (rest === 0) return 0;
    let best = Infinity;
    for (const coin of coins) {
      if (coin <= rest) best = Math.min(best, fewest(rest - coin) + 1);
    }
    return best;
  }

  const answer = fewest(amount);
  return answer === Infinity ? -1 : answer;
}
