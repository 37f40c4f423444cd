export function validate(prices) {
  if (!Array.isArray(prices) || prices.length < 1 || prices.length > 100_000) {
    return 'prices must have 1 to 100 000 numbers';
  }
  const isPrice = (price) => Number.isInteger(price) && price >= 0 && price <= 10_000;
  if (!prices.every(isPrice)) return 'each price must be an integer from 0 to 10^4';
}
