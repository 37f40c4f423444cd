function removeDuplicates(nums) {
  let write = 1;
  for (const num of nums) {
    if (num !== nums[write - 1]) nums[write++] = num;
  }
  return write;
}
