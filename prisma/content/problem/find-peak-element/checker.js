export function check({ args: [nums], actual }) {
  if (!Number.isInteger(actual) || actual < 0 || actual >= nums.length) return 'this is no position of the list';
  const isLower = (index) => index < 0 || index >= nums.length || nums[index] < nums[actual];
  if (!isLower(actual - 1) || !isLower(actual + 1)) return `the number at position ${actual} is no peak`;
}
