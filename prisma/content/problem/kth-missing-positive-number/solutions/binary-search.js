function findKthPositive(arr, k) {
  let low = 0;
  let high = arr.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (arr[mid] - 1 - mid >= k) high = mid;
    else low = mid + 1;
  }
  return low + k;
}
