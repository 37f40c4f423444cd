function maxScore(cardPoints, k) {
  const n = cardPoints.length;
  let best = 0;
  for (let left = 0; left <= k; left++) {
    let sum = 0;
    for (let i = 0; i < left; i++) sum += cardPoints[i];
    for (let i = n - k + left; i < n; i++) sum += cardPoints[i];
    best = Math.max(best, sum);
  }
  return best;
}
