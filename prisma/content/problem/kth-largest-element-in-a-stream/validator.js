const isNumber = (value) => Number.isInteger(value) && value >= -(2 ** 31) && value <= 2 ** 31 - 1;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 3 || first[0] !== 'KthLargest') return 'the first call must be KthLargest(k, nums)';
  const [, k, nums] = first;
  if (!Number.isInteger(k) || k < 1 || k > 20_000) return 'k must be 1 to 20 000';
  if (!Array.isArray(nums) || nums.length < k - 1 || nums.length > 20_000) return 'nums must have k - 1 to 20 000 numbers';
  if (!nums.every(isNumber)) return 'nums must be 32-bit integers';
  if (rest.length > 20_000) return 'there must be at most 20 000 calls of add';
  for (const call of rest) {
    if (call.length !== 2 || call[0] !== 'add') return 'the other calls must be add(val)';
    if (!isNumber(call[1])) return 'val must be a 32-bit integer';
  }
}
