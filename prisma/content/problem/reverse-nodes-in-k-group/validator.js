export function validate(head, k) {
  if (!Array.isArray(head) || head.length < 1 || head.length > 3_000) return 'the list must have 1 to 3 000 nodes';
  if (!head.every((val) => Number.isInteger(val) && val >= 0 && val <= 1_000)) {
    return 'each value must be an integer from 0 to 1 000';
  }
  if (!Number.isInteger(k) || k < 1 || k > head.length) return 'k must be 1 to the number of nodes';
}
