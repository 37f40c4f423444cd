function findClosestElements(arr, k, x) {
  let low = 0;
  let high = arr.length - k;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (x - arr[mid] > arr[mid + k] - x) low = mid + 1;
    else high = mid;
  }
  return arr.slice(low, low + k);
}
