export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 20_000) return 'nums must have 1 to 20 000 elements';
  const isInRange = (value) => Number.isInteger(value) && value >= 0 && value <= 2 ** 31 - 1;
  if (!nums.every(isInRange)) return 'each element of nums must be an integer from 0 to 2^31 - 1';
}
