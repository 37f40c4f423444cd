export function validate(arr, k) {
  if (!Array.isArray(arr) || arr.length < 1 || arr.length > 1_000) return 'arr must have 1 to 1 000 elements';
  const isInRange = (value) => Number.isInteger(value) && value >= 1 && value <= 1_000;
  if (!arr.every(isInRange)) return 'each element of arr must be an integer from 1 to 1 000';
  if (arr.some((value, i) => i > 0 && arr[i - 1] >= value)) return 'arr must be sorted in strictly increasing order';
  if (!isInRange(k)) return 'k must be 1 to 1 000';
}
