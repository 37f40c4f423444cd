// Wrong Answer: XORs the numbers with the indices 0 to n - 1 but leaves out n itself
function missingNumber(nums) {
  return nums.reduce((missing, num, i) => missing ^ i ^ num, 0);
}
