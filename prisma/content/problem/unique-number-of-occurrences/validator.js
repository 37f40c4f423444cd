export function validate(arr) {
  if (!Array.isArray(arr) || arr.length < 1 || arr.length > 1_000) return 'arr must have 1 to 1 000 numbers';
  const isAllowed = (num) => Number.isInteger(num) && Math.abs(num) <= 1_000;
  if (!arr.every(isAllowed)) return 'each of arr must be an integer from -1 000 to 1 000';
}
