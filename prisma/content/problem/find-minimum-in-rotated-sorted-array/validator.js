export function validate(nums) {
  if (nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 numbers';
  if (!nums.every((num) => Number.isInteger(num) && Math.abs(num) <= 10 ** 9))
    return 'each number must be a whole one from -10^9 to 10^9';
  if (new Set(nums).size !== nums.length) return 'the numbers must be different';
  const falls = nums.filter((num, index) => num > nums[(index + 1) % nums.length]).length;
  if (falls > 1) return 'nums must be a rising list of which a front part was moved to the end';
}
