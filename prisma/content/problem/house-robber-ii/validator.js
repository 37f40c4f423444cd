export function validate(nums) {
  if (nums.length < 1 || nums.length > 100) return 'there must be 1 to 100 houses';
  if (nums.some((money) => !Number.isInteger(money) || money < 0 || money > 1_000)) {
    return 'each element of nums must be an integer from 0 to 1 000';
  }
}
