function singleNonDuplicate(nums) {
  return nums.reduce((single, num) => single ^ num, 0);
}
