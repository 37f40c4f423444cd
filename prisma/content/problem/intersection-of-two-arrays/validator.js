export function validate(nums1, nums2) {
  for (const [name, nums] of Object.entries({ nums1, nums2 })) {
    if (!Array.isArray(nums) || nums.length < 1 || nums.length > 1_000) return `${name} must have 1 to 1 000 elements`;
    const isInRange = (num) => Number.isInteger(num) && num >= 0 && num <= 1_000;
    if (!nums.every(isInRange)) return `each element of ${name} must be an integer from 0 to 1 000`;
  }
}
