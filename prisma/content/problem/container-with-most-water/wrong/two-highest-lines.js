// Wrong Answer: takes the two tallest lines, which may be too close to each other
function maxArea(height) {
  const [a, b] = [...height.keys()].sort((i, j) => height[j] - height[i]);
  return Math.min(height[a], height[b]) * Math.abs(a - b);
}
