export function validate(prices) {
  if (!Array.isArray(prices) || prices.length < 1 || prices.length > 1_500) return 'prices must have 1 to 1 500 elements';
  const isPrice = (price) => Number.isInteger(price) && price >= 0 && price <= 10_000;
  if (!prices.every(isPrice)) return 'each price must be an integer from 0 to 10 000';
}
