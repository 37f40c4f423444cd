export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 50_000) return 'nums must have 1 to 50 000 elements';
  const isValue = (num) => Number.isInteger(num) && num >= -(2 ** 31) && num < 2 ** 31;
  if (!nums.every(isValue)) return 'each element of nums must be a 32-bit integer';
}
