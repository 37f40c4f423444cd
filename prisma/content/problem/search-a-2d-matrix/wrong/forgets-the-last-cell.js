// Wrong Answer: stops while one cell is still unchecked
function searchMatrix(matrix, target) {
  const columns = matrix[0].length;
  let low = 0;
  let high = matrix.length * columns - 1;
  while (low < high) {
    const mid = Math.floor((low + high) / 2);
    const value = matrix[Math.floor(mid / columns)][mid % columns];
    if (value === target) return true;
    if (value < target) low = mid + 1;
    else high = mid - 1;
  }
  return false;
}
