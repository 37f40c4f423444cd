export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 300) return 'nums must have 1 to 300 elements';
  if (nums.some((color) => color !== 0 && color !== 1 && color !== 2)) return 'each of nums must be 0, 1 or 2';
}
