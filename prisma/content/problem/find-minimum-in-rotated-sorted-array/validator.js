export function validate(nums) {
  if (nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 elements';
  if (!nums.every((num) => Number.isInteger(num) && Math.abs(num) <= 10 ** 9))
    return 'each element must be an integer from -10^9 to 10^9';
  if (new Set(nums).size !== nums.length) return 'the elements must be distinct';
  const falls = nums.filter((num, index) => num > nums[(index + 1) % nums.length]).length;
  if (falls > 1) return 'nums must be a rotated array in ascending order';
}
