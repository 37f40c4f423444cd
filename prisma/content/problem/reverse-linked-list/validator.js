export function validate(head) {
  if (!Array.isArray(head) || head.length > 3_000) return 'the list must have 0 to 3 000 nodes';
  if (!head.every((val) => Number.isInteger(val) && Math.abs(val) <= 5_000)) {
    return 'each value must be an integer from -5 000 to 5 000';
  }
}
