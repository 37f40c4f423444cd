function maxArea(height) {
  const order = [...height.keys()].sort((a, b) => height[b] - height[a]);
  let first = order[0];
  let last = order[0];
  let best = 0;
  for (const i of order) {
    first = Math.min(first, i);
    last = Math.max(last, i);
    best = Math.max(best, height[i] * Math.max(i - first, last - i));
  }
  return best;
}
