function summaryRanges(nums) {
  const ranges = [];
  let start = 0;
  while (start < nums.length) {
    let end = start;
    while (nums[end + 1] === nums[end] + 1) end++;
    ranges.push(start === end ? `${nums[start]}` : `${nums[start]}->${nums[end]}`);
    start = end + 1;
  }
  return ranges;
}
