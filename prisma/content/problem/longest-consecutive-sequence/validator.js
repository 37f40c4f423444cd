export function validate(nums) {
  if (!Array.isArray(nums) || nums.length > 100_000) return 'nums must have 0 to 100 000 numbers';
  const isNumber = (num) => Number.isInteger(num) && num >= -(10 ** 9) && num <= 10 ** 9;
  if (!nums.every(isNumber)) return 'each number must be an integer from -10^9 to 10^9';
}
