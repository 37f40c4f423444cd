function singleNumber(nums) {
  return nums.find((candidate) => nums.filter((num) => num === candidate).length === 1);
}
