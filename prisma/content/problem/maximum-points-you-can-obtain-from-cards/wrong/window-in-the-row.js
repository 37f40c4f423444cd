// Wrong Answer: takes the best window of k adjacent cards instead of cards from the ends
function maxScore(cardPoints, k) {
  let sum = 0;
  let best = 0;
  for (let i = 0; i < cardPoints.length; i++) {
    sum += cardPoints[i];
    if (i >= k) sum -= cardPoints[i - k];
    best = Math.max(best, sum);
  }
  return best;
}
