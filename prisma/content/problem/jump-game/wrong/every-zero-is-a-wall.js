// Wrong Answer: treats every 0 as a dead end, although it can be jumped over
function canJump(nums) {
  return !nums.slice(0, -1).includes(0);
}
