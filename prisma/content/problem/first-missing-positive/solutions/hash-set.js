function firstMissingPositive(nums) {
  const present = new Set(nums);
  let candidate = 1;
  while (present.has(candidate)) candidate++;
  return candidate;
}
