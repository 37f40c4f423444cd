const isValue = (value) => Number.isInteger(value) && Math.abs(value) <= 10 ** 5;

export function validate(head) {
  const values = Array.isArray(head[0]) ? head[0] : head;
  if (values.length > 10_000) return 'the list must have 0 to 10 000 nodes';
  if (!values.every(isValue)) return 'each value must be an integer from -10^5 to 10^5';
}
