export function validate(prices) {
  if (!Array.isArray(prices) || prices.length < 1 || prices.length > 1_000) return 'prices must have 1 to 1 000 elements';
  const isPrice = (price) => Number.isInteger(price) && price >= 0 && price <= 100_000;
  if (!prices.every(isPrice)) return 'each price must be an integer from 0 to 100 000';
}
