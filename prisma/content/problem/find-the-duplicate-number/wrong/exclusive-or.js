// Wrong Answer: the exclusive or of all numbers is right only for exactly one repetition
function findDuplicate(nums) {
  return nums.reduce((rest, num, position) => rest ^ num ^ position, 0);
}
