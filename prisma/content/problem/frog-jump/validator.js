export function validate(stones) {
  if (!Array.isArray(stones) || stones.length < 2 || stones.length > 2_000) return 'there must be 2 to 2 000 stones';
  const isPosition = (value) => Number.isInteger(value) && value >= 0 && value <= 2 ** 31 - 1;
  if (!stones.every(isPosition)) return 'a position must be an integer from 0 to 2^31 - 1';
  if (stones[0] !== 0) return 'the first stone must be at position 0';
  if (stones.some((position, i) => i > 0 && position <= stones[i - 1])) {
    return 'the positions must be strictly ascending';
  }
}
