export function validate(head) {
  if (!Array.isArray(head) || head.length < 1 || head.length > 3_000) return 'the list must have 1 to 3 000 nodes';
  if (!head.every((val) => Number.isInteger(val) && val >= 1 && val <= 1_000)) {
    return 'values must be integers from 1 to 1 000';
  }
}
