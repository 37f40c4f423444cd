function twoSum(nums, target) {
  const order = nums.map((_, position) => position).sort((a, b) => nums[a] - nums[b]);
  let left = 0;
  let right = order.length - 1;
  while (left < right) {
    const total = nums[order[left]] + nums[order[right]];
    if (total === target) return [order[left], order[right]];
    if (total < target) left++;
    else right--;
  }
  return [];
}
