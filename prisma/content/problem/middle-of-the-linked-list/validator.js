export function validate(head) {
  if (head.length < 1 || head.length > 100) return 'the list must have 1 to 100 nodes';
  const isValue = (value) => Number.isInteger(value) && value >= 1 && value <= 100;
  if (!head.every(isValue)) return 'each value must be an integer from 1 to 100, and the list must end';
}
