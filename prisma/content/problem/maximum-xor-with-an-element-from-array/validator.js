const isAllowed = (value) => Number.isInteger(value) && value >= 0 && value <= 10 ** 9;

export function validate(nums, queries) {
  if (nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  if (queries.length < 1 || queries.length > 10_000) return 'there must be 1 to 10 000 queries';
  if (!nums.every(isAllowed)) return 'each of nums must be an integer from 0 to 10^9';
  if (!queries.every((query) => query.length === 2 && query.every(isAllowed))) {
    return 'each query must have two integers from 0 to 10^9';
  }
}
