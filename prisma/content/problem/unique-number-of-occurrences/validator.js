export function validate(arr) {
  if (!Array.isArray(arr) || arr.length < 1 || arr.length > 20_000) return 'arr must have 1 to 20 000 numbers';
  const isAllowed = (num) => Number.isInteger(num) && Math.abs(num) <= 10_000;
  if (!arr.every(isAllowed)) return 'each of arr must be an integer from -10 000 to 10 000';
}
