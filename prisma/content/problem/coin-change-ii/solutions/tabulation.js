function change(amount, coins) {
  const ways = [[1, ...Array(amount).fill(0)]];
  for (const coin of coins) {
    const row = [...ways.at(-1)];
    for (let t = coin; t <= amount; t++) row[t] += row[t - coin];
    ways.push(row);
  }
  return ways.at(-1)[amount];
}
