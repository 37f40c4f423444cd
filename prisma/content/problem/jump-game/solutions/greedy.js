function canJump(nums) {
  let furthest = 0;
  for (let position = 0; position < nums.length; position++) {
    if (position > furthest) return false;
    furthest = Math.max(furthest, position + nums[position]);
  }
  return true;
}
