const isValue = (value) => Number.isInteger(value) && Math.abs(value) <= 10 ** 9;

export function validate(head) {
  const values = Array.isArray(head[0]) ? head[0] : head;
  if (values.length > 100_000) return 'the list must have 0 to 100 000 nodes';
  if (!values.every(isValue)) return 'each value must be an integer from -10^9 to 10^9';
}
