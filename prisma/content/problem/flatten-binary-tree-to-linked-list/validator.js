export function validate(root) {
  const values = root.filter((val) => val !== null);
  if (values.length > 2_000) return 'the tree must have 0 to 2 000 nodes';
  const isValue = (val) => Number.isInteger(val) && Math.abs(val) <= 100;
  if (!values.every(isValue)) return 'each value must be an integer from -100 to 100';
}
