function findDisappearedNumbers(nums) {
  const missing = [];
  for (let number = 1; number <= nums.length; number++) {
    if (!nums.includes(number)) missing.push(number);
  }
  return missing;
}
