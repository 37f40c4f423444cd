// Wrong Answer: sorts a copy and leaves the given array as it is
function sortColors(nums) {
  const counts = [0, 0, 0];
  nums.forEach((color) => counts[color]++);
  nums = counts.flatMap((count, color) => Array(count).fill(color));
}
