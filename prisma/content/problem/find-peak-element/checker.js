export function check({ args: [nums], actual }) {
  if (!Number.isInteger(actual) || actual < 0 || actual >= nums.length) return 'this is not an index of the array';
  const isLower = (index) => index < 0 || index >= nums.length || nums[index] < nums[actual];
  if (!isLower(actual - 1) || !isLower(actual + 1)) return `the element at index ${actual} is not a peak`;
}
