function maxScore(cardPoints, k) {
  const n = cardPoints.length;
  const prefix = [0];
  for (const points of cardPoints) prefix.push(prefix.at(-1) + points);
  let best = 0;
  for (let left = 0; left <= k; left++) {
    best = Math.max(best, prefix[left] + prefix[n] - prefix[n - k + left]);
  }
  return best;
}
