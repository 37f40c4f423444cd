// Wrong Answer: starts with a range at nums[0], even if the array is empty
function summaryRanges(nums) {
  const ranges = [];
  let first = nums[0];
  for (let i = 0; i < Math.max(nums.length, 1); i++) {
    if (i + 1 < nums.length && nums[i + 1] === nums[i] + 1) continue;
    ranges.push(first === nums[i] ? `${first}` : `${first}->${nums[i]}`);
    first = nums[i + 1];
  }
  return ranges;
}
