export function validate(hand, groupSize) {
  if (hand.length < 1 || hand.length > 10_000) return 'there must be 1 to 10 000 cards';
  const isCard = (card) => Number.isInteger(card) && card >= 0 && card <= 10 ** 9;
  if (!hand.every(isCard)) return 'each card must be an integer from 0 to 10^9';
  if (!Number.isInteger(groupSize) || groupSize < 1 || groupSize > hand.length) {
    return 'groupSize must be 1 to the number of cards';
  }
}
