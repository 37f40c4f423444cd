export function validate(cardPoints, k) {
  if (cardPoints.length < 1 || cardPoints.length > 100_000) return 'there must be 1 to 100 000 cards';
  const isWorth = (value) => Number.isInteger(value) && value >= 1 && value <= 10_000;
  if (!cardPoints.every(isWorth)) return 'each card must be worth 1 to 10 000 points';
  if (!Number.isInteger(k) || k < 1 || k > cardPoints.length) return 'k must be 1 to the number of cards';
}
