const isNumber = (value) => Number.isInteger(value) && Math.abs(value) <= 10_000;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 3 || first[0] !== 'KthLargest') return 'the first call must be KthLargest(k, nums)';
  const [, k, nums] = first;
  if (!Array.isArray(nums) || nums.length > 10_000) return 'nums must have 0 to 10 000 numbers';
  if (!Number.isInteger(k) || k < 1 || k > nums.length + 1) return 'k must be 1 to nums.length + 1';
  if (!nums.every(isNumber)) return 'each of nums must be an integer from -10^4 to 10^4';
  if (rest.length > 10_000) return 'there must be at most 10 000 calls of add';
  for (const call of rest) {
    if (call.length !== 2 || call[0] !== 'add') return 'the other calls must be add(val)';
    if (!isNumber(call[1])) return 'val must be an integer from -10^4 to 10^4';
  }
}
