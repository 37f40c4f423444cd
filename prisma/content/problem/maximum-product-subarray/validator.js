export function validate(nums) {
  if (nums.length < 1 || nums.length > 20_000) return 'nums must have 1 to 20 000 numbers';
  let largest = 1;
  let smallest = 1;
  for (const num of nums) {
    if (!Number.isInteger(num) || Math.abs(num) > 10) return 'each number must be an integer from -10 to 10';
    const candidates = [num, largest * num, smallest * num];
    largest = Math.max(...candidates);
    smallest = Math.min(...candidates);
    if (largest > 2 ** 31 - 1 || smallest < -(2 ** 31)) return 'each product must fit in a 32-bit integer';
  }
}
