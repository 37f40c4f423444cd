export function validate(head) {
  if (!Array.isArray(head) || head.length > 3_000) return 'the list must have 0 to 3 000 nodes';
  if (!head.every((val) => Number.isInteger(val) && Math.abs(val + 0.5) < 2 ** 31)) {
    return 'values must be 32-bit integers';
  }
}
