export function validate(head) {
  if (!Array.isArray(head) || head.length < 1 || head.length > 3_000) return 'the list must have 1 to 3 000 nodes';
  if (!head.every((val) => Number.isInteger(val) && val >= -(2 ** 31) && val <= 2 ** 31 - 1)) {
    return 'values must be 32-bit integers';
  }
}
