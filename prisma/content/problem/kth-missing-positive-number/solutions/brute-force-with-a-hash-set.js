function findKthPositive(arr, k) {
  const present = new Set(arr);
  let value = 0;
  while (k > 0) {
    value++;
    if (!present.has(value)) k--;
  }
  return value;
}
