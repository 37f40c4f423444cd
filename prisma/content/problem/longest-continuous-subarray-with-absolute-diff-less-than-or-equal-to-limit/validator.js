export function validate(nums, limit) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 20_000) return 'nums must have 1 to 20 000 numbers';
  const isAllowed = (num, least) => Number.isInteger(num) && num >= least && num <= 10 ** 9;
  if (!nums.every((num) => isAllowed(num, 1))) return 'each of nums must be an integer from 1 to 10^9';
  if (!isAllowed(limit, 0)) return 'limit must be an integer from 0 to 10^9';
}
