export function validate(stones) {
  if (!Array.isArray(stones) || stones.length < 1 || stones.length > 100_000) return 'there must be 1 to 100 000 stones';
  if (!stones.every((weight) => Number.isInteger(weight) && weight >= 1 && weight <= 10 ** 9)) {
    return 'a weight must be 1 to 10^9';
  }
}
