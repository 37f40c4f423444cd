function sortColors(nums) {
  const counts = [0, 0, 0];
  for (const color of nums) counts[color]++;
  let i = 0;
  for (let color = 0; color < 3; color++) {
    for (let left = counts[color]; left > 0; left--) nums[i++] = color;
  }
}
