const isWithin = (num) => Number.isInteger(num) && Math.abs(num) <= 10 ** 6;

export function validate(nums1, nums2) {
  if (nums1.length + nums2.length < 1) return 'at least one array must have a number';
  for (const nums of [nums1, nums2]) {
    if (nums.length > 1_000) return 'an array must have at most 1 000 numbers';
    if (!nums.every(isWithin)) return 'each number must be an integer from -10^6 to 10^6';
    if (nums.some((num, index) => index > 0 && nums[index - 1] > num)) return 'each array must be sorted';
  }
}
