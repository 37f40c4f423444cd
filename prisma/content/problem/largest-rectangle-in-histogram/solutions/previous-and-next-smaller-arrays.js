function largestRectangleArea(heights) {
  const n = heights.length;
  const left = [];
  const right = Array(n);
  for (let i = 0; i < n; i++) {
    let j = i - 1;
    while (j >= 0 && heights[j] >= heights[i]) j = left[j];
    left.push(j);
  }
  let best = 0;
  for (let i = n - 1; i >= 0; i--) {
    let j = i + 1;
    while (j < n && heights[j] >= heights[i]) j = right[j];
    right[i] = j;
    best = Math.max(best, heights[i] * (right[i] - left[i] - 1));
  }
  return best;
}
