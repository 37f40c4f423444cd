export function validate(prices) {
  if (prices.length < 1 || prices.length > 5_000) return 'there must be 1 to 5 000 days';
  if (prices.some((price) => !Number.isInteger(price) || price < 0 || price > 1_000)) {
    return 'each price must be from 0 to 1 000';
  }
}
