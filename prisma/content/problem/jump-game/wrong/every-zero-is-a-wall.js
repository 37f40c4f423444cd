// Wrong Answer: a number 0 can be jumped over
function canJump(nums) {
  return !nums.slice(0, -1).includes(0);
}
