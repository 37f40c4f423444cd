// Wrong Answer: takes the lower of the two outer bars and ignores the bars between them
function largestRectangleArea(heights) {
  let best = 0;
  for (let start = 0; start < heights.length; start++) {
    for (let end = start; end < heights.length; end++) {
      best = Math.max(best, Math.min(heights[start], heights[end]) * (end - start + 1));
    }
  }
  return best;
}
