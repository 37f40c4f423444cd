function findDisappearedNumbers(nums) {
  const present = new Set(nums);
  const missing = [];
  for (let number = 1; number <= nums.length; number++) {
    if (!present.has(number)) missing.push(number);
  }
  return missing;
}
