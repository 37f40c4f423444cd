function maxArea(height) {
  let left = 0;
  let right = height.length - 1;
  let best = 0;
  while (left < right) {
    const level = Math.min(height[left], height[right]);
    best = Math.max(best, level * (right - left));
    if (height[left] < height[right]) left++;
    else right--;
  }
  return best;
}
