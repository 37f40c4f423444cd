function missingNumber(nums) {
  const present = new Set(nums);
  let num = 0;
  while (present.has(num)) num++;
  return num;
}
