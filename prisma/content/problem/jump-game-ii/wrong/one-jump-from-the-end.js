// Wrong Answer: also processes the last index, and counts another jump if it is the end of a level
function jump(nums) {
  let jumps = 0;
  let border = 0;
  let furthest = 0;
  for (let i = 0; i < nums.length; i++) {
    furthest = Math.max(furthest, i + nums[i]);
    if (i === border) {
      jumps++;
      border = furthest;
    }
  }
  return jumps;
}
