export function validate(piles, h) {
  if (piles.length < 1 || piles.length > 10_000) return 'there must be 1 to 10 000 piles';
  if (piles.some((pile) => !Number.isInteger(pile) || pile < 1 || pile > 10 ** 9)) {
    return 'each pile must have 1 to 10^9 bananas';
  }
  if (!Number.isInteger(h) || h < piles.length || h > 10 ** 9) {
    return 'h must be from the number of piles to 10^9';
  }
}
