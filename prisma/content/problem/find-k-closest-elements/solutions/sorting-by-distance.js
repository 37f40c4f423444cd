function findClosestElements(arr, k, x) {
  return [...arr]
    .sort((a, b) => Math.abs(a - x) - Math.abs(b - x) || a - b)
    .slice(0, k)
    .sort((a, b) => a - b);
}
