export function validate(nums, val) {
  const isWithin = (num, high) => Number.isInteger(num) && num >= 0 && num <= high;
  if (!Array.isArray(nums) || nums.length > 100) return 'nums must have at most 100 elements';
  if (!nums.every((num) => isWithin(num, 50))) return 'each element of nums must be an integer from 0 to 50';
  if (!isWithin(val, 100)) return 'val must be an integer from 0 to 100';
}
