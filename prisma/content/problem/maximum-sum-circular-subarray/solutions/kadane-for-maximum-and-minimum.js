function maxSubarraySumCircular(nums) {
  let maximum = nums[0];
  let minimum = nums[0];
  let largest = 0;
  let smallest = 0;
  let total = 0;
  for (const num of nums) {
    largest = Math.max(num, largest + num);
    maximum = Math.max(maximum, largest);
    smallest = Math.min(num, smallest + num);
    minimum = Math.min(minimum, smallest);
    total += num;
  }
  return maximum < 0 ? maximum : Math.max(maximum, total - minimum);
}
