// Wrong Answer: returns the elements in the order of their distance, not sorted by value
function findClosestElements(arr, k, x) {
  return [...arr].sort((a, b) => Math.abs(a - x) - Math.abs(b - x) || a - b).slice(0, k);
}
