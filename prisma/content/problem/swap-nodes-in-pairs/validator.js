export function validate(head) {
  if (!Array.isArray(head) || head.length > 100) return 'the list must have 0 to 100 nodes';
  if (!head.every((val) => Number.isInteger(val) && val >= 0 && val <= 100)) {
    return 'each value must be an integer from 0 to 100';
  }
}
