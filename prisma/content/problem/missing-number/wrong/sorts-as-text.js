// Wrong Answer: sort() without a comparator compares numbers as strings, so 10 comes before 2
function missingNumber(nums) {
  nums.sort();
  for (let i = 0; i < nums.length; i++) if (nums[i] !== i) return i;
  return nums.length;
}
