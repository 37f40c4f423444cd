function largestRectangleArea(heights) {
  let best = 0;
  const rising = [];
  for (let i = 0; i <= heights.length; i++) {
    const height = heights[i] ?? 0;
    while (rising.length > 0 && heights[rising.at(-1)] >= height) {
      const top = heights[rising.pop()];
      const left = rising.at(-1) ?? -1;
      best = Math.max(best, top * (i - left - 1));
    }
    rising.push(i);
  }
  return best;
}
