export function validate(stones) {
  if (!Array.isArray(stones) || stones.length < 1 || stones.length > 30) return 'there must be 1 to 30 stones';
  if (!stones.every((weight) => Number.isInteger(weight) && weight >= 1 && weight <= 1_000)) {
    return 'a weight must be 1 to 1 000';
  }
}
