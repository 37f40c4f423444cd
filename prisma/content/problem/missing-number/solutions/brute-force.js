function missingNumber(nums) {
  let num = 0;
  while (nums.includes(num)) num++;
  return num;
}
