export function validate(nums) {
  if (nums.length < 1 || nums.length > 5_000) return 'nums must have 1 to 5 000 elements';
  if (!nums.every((num) => Number.isInteger(num) && Math.abs(num) <= 5_000))
    return 'each element must be an integer from -5 000 to 5 000';
  if (new Set(nums).size !== nums.length) return 'the elements must be distinct';
  const falls = nums.filter((num, index) => num > nums[(index + 1) % nums.length]).length;
  if (falls > 1) return 'nums must be a rotated array in ascending order';
}
