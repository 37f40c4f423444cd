function maxArea(height) {
  let best = 0;
  for (let left = 0; left < height.length; left++) {
    for (let right = left + 1; right < height.length; right++) {
      const level = Math.min(height[left], height[right]);
      best = Math.max(best, level * (right - left));
    }
  }
  return best;
}
