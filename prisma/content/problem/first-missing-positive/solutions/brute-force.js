function firstMissingPositive(nums) {
  let candidate = 1;
  while (nums.includes(candidate)) candidate++;
  return candidate;
}
