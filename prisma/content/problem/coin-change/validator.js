export function validate(coins, amount) {
  if (coins.length < 1 || coins.length > 12) return 'there must be 1 to 12 coins';
  if (coins.some((coin) => !Number.isInteger(coin) || coin < 1 || coin >= 2 ** 31)) {
    return 'each coin must be from 1 to 2^31 - 1';
  }
  if (new Set(coins).size < coins.length) return 'all coins must be distinct';
  if (!Number.isInteger(amount) || amount < 0 || amount > 10_000) return 'amount must be from 0 to 10 000';
}
