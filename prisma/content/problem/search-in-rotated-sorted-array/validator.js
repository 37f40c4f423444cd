const isWithin = (value) => Number.isInteger(value) && Math.abs(value) <= 10_000;

export function validate(nums, target) {
  if (nums.length < 1 || nums.length > 5_000) return 'nums must have 1 to 5 000 numbers';
  if (!nums.every(isWithin)) return 'each element of nums must be an integer from -10 000 to 10 000';
  if (!isWithin(target)) return 'target must be an integer from -10 000 to 10 000';
  if (new Set(nums).size !== nums.length) return 'the elements must be distinct';
  const drops = nums.filter((num, index) => num > nums[(index + 1) % nums.length]).length;
  if (drops > 1) return 'nums must be a rotated sorted array';
}
