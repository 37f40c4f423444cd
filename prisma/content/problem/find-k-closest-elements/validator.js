export function validate(arr, k, x) {
  if (!Array.isArray(arr) || arr.length < 1 || arr.length > 10_000) return 'arr must have 1 to 10 000 elements';
  const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 10_000;
  if (!arr.every(isInRange)) return 'each element of arr must be an integer from -10 000 to 10 000';
  if (arr.some((value, i) => i > 0 && arr[i - 1] > value)) return 'arr must be sorted in non-decreasing order';
  if (!Number.isInteger(k) || k < 1 || k > arr.length) return 'k must be 1 to the length of arr';
  if (!isInRange(x)) return 'x must be an integer from -10 000 to 10 000';
}
