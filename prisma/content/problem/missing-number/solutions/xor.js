function missingNumber(nums) {
  return nums.reduce((missing, num, i) => missing ^ i ^ num, nums.length);
}
