function firstMissingPositive(nums) {
  const n = nums.length;
  for (let position = 0; position < n; position++) {
    while (nums[position] >= 1 && nums[position] <= n) {
      const num = nums[position];
      if (nums[num - 1] === num) break;
      nums[position] = nums[num - 1];
      nums[num - 1] = num;
    }
  }
  const gap = nums.findIndex((num, position) => num !== position + 1);
  return gap < 0 ? n + 1 : gap + 1;
}
