export function validate(prices) {
  if (!Array.isArray(prices) || prices.length < 1 || prices.length > 200_000) {
    return 'prices must have 1 to 200 000 numbers';
  }
  const isPrice = (price) => Number.isInteger(price) && price >= 0 && price <= 10 ** 9;
  if (!prices.every(isPrice)) return 'each price must be an integer from 0 to 10^9';
}
