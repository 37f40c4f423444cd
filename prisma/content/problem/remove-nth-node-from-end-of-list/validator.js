export function validate(head, n) {
  if (!Array.isArray(head) || head.length < 1 || head.length > 30) {
    return 'the list must have 1 to 30 nodes';
  }
  if (!head.every((val) => Number.isInteger(val) && val >= 0 && val <= 100)) {
    return 'values must be integers from 0 to 100';
  }
  if (!Number.isInteger(n) || n < 1 || n > head.length) return 'n must be 1 to the number of nodes';
}
