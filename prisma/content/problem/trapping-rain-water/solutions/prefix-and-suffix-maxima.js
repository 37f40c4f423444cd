function trap(height) {
  const fromLeft = [...height];
  for (let i = 1; i < height.length; i++) {
    fromLeft[i] = Math.max(fromLeft[i - 1], height[i]);
  }

  let water = 0;
  let right = 0;
  for (let i = height.length - 1; i >= 0; i--) {
    right = Math.max(right, height[i]);
    water += Math.min(fromLeft[i], right) - height[i];
  }
  return water;
}
