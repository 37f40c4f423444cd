export function validate(nums) {
  if (nums.length < 1 || nums.length > 1_000) return 'nums must have 1 to 1 000 elements';
  if (!nums.every((num) => Number.isInteger(num) && num >= -(2 ** 31) && num <= 2 ** 31 - 1))
    return 'each element must be a 32-bit integer';
  if (nums.some((num, index) => num === nums[index + 1])) return 'no two adjacent elements may be equal';
}
