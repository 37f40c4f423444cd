function trap(height) {
  const stack = [];
  let water = 0;
  for (let right = 0; right < height.length; right++) {
    while (stack.length > 0 && height[stack.at(-1)] < height[right]) {
      const bottom = height[stack.pop()];
      if (stack.length === 0) break;
      const left = stack.at(-1);
      const depth = Math.min(height[left], height[right]) - bottom;
      water += depth * (right - left - 1);
    }
    stack.push(right);
  }
  return water;
}
