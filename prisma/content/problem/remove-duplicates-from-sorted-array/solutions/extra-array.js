function removeDuplicates(nums) {
  const different = nums.filter((num, i) => i === 0 || num !== nums[i - 1]);
  for (let i = 0; i < different.length; i++) nums[i] = different[i];
  return different.length;
}
