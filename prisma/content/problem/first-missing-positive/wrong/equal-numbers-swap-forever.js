// Time Limit Exceeded: swaps two equal numbers with each other forever
function firstMissingPositive(nums) {
  const n = nums.length;
  for (let position = 0; position < n; position++) {
    while (nums[position] !== position + 1) {
      const num = nums[position];
      if (num < 1 || num > n) break;
      nums[position] = nums[num - 1];
      nums[num - 1] = num;
    }
  }
  const gap = nums.findIndex((num, position) => num !== position + 1);
  return gap < 0 ? n + 1 : gap + 1;
}
