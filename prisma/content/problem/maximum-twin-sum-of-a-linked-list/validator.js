export function validate(head) {
  if (!Array.isArray(head) || head.length < 2 || head.length > 3_000) return 'the list must have 2 to 3 000 nodes';
  if (head.length % 2 !== 0) return 'the number of nodes must be even';
  const isAllowed = (val) => Number.isInteger(val) && val >= 1 && val <= 100_000;
  if (!head.every(isAllowed)) return 'values must be integers from 1 to 100 000';
}
