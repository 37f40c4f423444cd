// Wrong Answer: ignores the integers that are missing before the first element
function findKthPositive(arr, k) {
  for (let i = 1; i < arr.length; i++) {
    const gap = arr[i] - arr[i - 1] - 1;
    if (k <= gap) return arr[i - 1] + k;
    k -= gap;
  }
  return arr.at(-1) + k;
}
