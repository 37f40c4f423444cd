function majorityElement(nums) {
  for (const candidate of nums) {
    let count = 0;
    for (const num of nums) {
      if (num === candidate) count++;
    }
    if (count > nums.length / 2) return candidate;
  }
  return -1;
}
