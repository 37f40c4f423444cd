function largestRectangleArea(heights) {
  let best = 0;
  for (let start = 0; start < heights.length; start++) {
    let lowest = heights[start];
    for (let end = start; end < heights.length; end++) {
      lowest = Math.min(lowest, heights[end]);
      best = Math.max(best, lowest * (end - start + 1));
    }
  }
  return best;
}
