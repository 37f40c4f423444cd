// Wrong Answer: swaps the pivot with its right neighbour instead of the smallest greater number
function nextPermutation(nums) {
  let pivot = nums.length - 2;
  while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--;
  if (pivot >= 0) [nums[pivot], nums[pivot + 1]] = [nums[pivot + 1], nums[pivot]];
  const suffix = nums.splice(pivot + 1).sort((a, b) => a - b);
  nums.push(...suffix);
}
