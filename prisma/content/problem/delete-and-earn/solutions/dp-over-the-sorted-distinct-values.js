function deleteAndEarn(nums) {
  const points = new Map();
  for (const value of nums) points.set(value, (points.get(value) ?? 0) + value);
  let before = 0;
  let best = 0;
  let previous = null;
  for (const x of [...points.keys()].sort((a, b) => a - b)) {
    const kept = previous === x - 1 ? before : best;
    [before, best] = [best, Math.max(best, kept + points.get(x))];
    previous = x;
  }
  return best;
}
