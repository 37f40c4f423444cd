// Wrong Answer: flips the sign, so that a value that occurs twice counts as missing again
function findDisappearedNumbers(nums) {
  for (let i = 0; i < nums.length; i++) {
    nums[Math.abs(nums[i]) - 1] *= -1;
  }
  return nums.flatMap((num, i) => (num > 0 ? [i + 1] : []));
}
