function removeElement(nums, val) {
  const kept = nums.filter((num) => num !== val);
  for (let i = 0; i < kept.length; i++) nums[i] = kept[i];
  return kept.length;
}
