function rob(nums) {
  let before = 0;
  let best = 0;
  for (const money of nums) {
    [before, best] = [best, Math.max(best, before + money)];
  }
  return best;
}
