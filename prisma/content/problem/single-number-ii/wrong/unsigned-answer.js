// Wrong Answer: builds the answer by addition, so the highest bit counts as 2^31 instead of -2^31
function singleNumber(nums) {
  let single = 0;
  for (let bit = 0; bit < 32; bit++) {
    const count = nums.reduce((sum, num) => sum + ((num >>> bit) & 1), 0);
    single += (count % 3) * 2 ** bit;
  }
  return single;
}
