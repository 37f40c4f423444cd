export function validate(amount, coins) {
  if (!Number.isInteger(amount) || amount < 0 || amount > 5_000) return 'amount must be from 0 to 5 000';
  if (coins.length < 1 || coins.length > 300) return 'there must be 1 to 300 coins';
  if (coins.some((coin) => !Number.isInteger(coin) || coin < 1 || coin > 5_000)) {
    return 'each coin must be from 1 to 5 000';
  }
  if (new Set(coins).size < coins.length) return 'all coins must be distinct';
  const ways = [1, ...Array(amount).fill(0)];
  for (const coin of coins) {
    for (let t = coin; t <= amount; t++) {
      ways[t] += ways[t - coin];
      if (ways[t] > 2 ** 31 - 1) return 'no answer up to amount may exceed 2^31 - 1';
    }
  }
}
