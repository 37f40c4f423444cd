function change(amount, coins) {
  const ways = (i, rest) => {
    if (rest === 0) return 1;
    if (i === coins.length || rest < 0) return 0;
    return ways(i, rest - coins[i]) + ways(i + 1, rest);
  };

  return ways(0, amount);
}
