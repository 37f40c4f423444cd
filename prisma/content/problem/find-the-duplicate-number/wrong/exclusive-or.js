// Wrong Answer: the XOR of all numbers works only if the duplicate occurs exactly twice
function findDuplicate(nums) {
  return nums.reduce((rest, num, position) => rest ^ num ^ position, 0);
}
