function maxScore(cardPoints, k) {
  const start = cardPoints.length - k;
  let sum = 0;
  for (let i = start; i < cardPoints.length; i++) sum += cardPoints[i];
  let best = sum;
  for (let i = 0; i < k; i++) {
    sum += cardPoints[i] - cardPoints[start + i];
    best = Math.max(best, sum);
  }
  return best;
}
