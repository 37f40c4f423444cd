// Wrong Answer: walks onto the last position too, and jumps again if it is a border
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
