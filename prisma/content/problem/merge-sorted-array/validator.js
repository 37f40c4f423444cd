const isNumber = (num) => Number.isInteger(num) && num >= -(10 ** 9) && num <= 10 ** 9;
const isSorted = (nums) => nums.every((num, i) => i === 0 || nums[i - 1] <= num);
const isCount = (count) => Number.isInteger(count) && count >= 0;

export function validate(nums1, m, nums2, n) {
  if (!isCount(m) || !isCount(n)) return 'm and n must be integers, 0 or more';
  if (m + n < 1 || m + n > 200) return 'm + n must be 1 to 200';
  if (!Array.isArray(nums1) || nums1.length !== m + n) return 'nums1 must have m + n numbers';
  if (!Array.isArray(nums2) || nums2.length !== n) return 'nums2 must have n numbers';
  if (!nums1.every(isNumber) || !nums2.every(isNumber)) return 'each element must be an integer from -10^9 to 10^9';
  if (!isSorted(nums1.slice(0, m))) return 'the first m numbers of nums1 must be sorted';
  if (!isSorted(nums2)) return 'nums2 must be sorted';
  if (nums1.slice(m).some((num) => num !== 0)) return 'the last n numbers of nums1 must be 0';
}
