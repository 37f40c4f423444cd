export function validate(cost) {
  if (cost.length < 2 || cost.length > 1_000) return 'there must be 2 to 1 000 steps';
  if (cost.some((price) => !Number.isInteger(price) || price < 0 || price > 999)) {
    return 'each price must be from 0 to 999';
  }
}
