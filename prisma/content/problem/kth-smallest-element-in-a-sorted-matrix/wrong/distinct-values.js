// Wrong Answer: removes duplicates, although equal elements count separately
function kthSmallest(matrix, k) {
  const values = [...new Set(matrix.flat())].sort((a, b) => a - b);
  return values[Math.min(k, values.length) - 1];
}
