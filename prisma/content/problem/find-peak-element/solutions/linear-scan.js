function findPeakElement(nums) {
  let position = 0;
  while (nums[position] < nums[position + 1]) position++;
  return position;
}
