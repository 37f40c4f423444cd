function findDisappearedNumbers(nums) {
  for (let i = 0; i < nums.length; i++) {
    const index = Math.abs(nums[i]) - 1;
    nums[index] = -Math.abs(nums[index]);
  }
  const missing = [];
  nums.forEach((num, i) => {
    if (num > 0) missing.push(i + 1);
  });
  return missing;
}
