// Wrong Answer: starts in the top left corner, where a value that is too small excludes nothing
function searchMatrix(matrix, target) {
  let row = 0;
  let column = 0;
  while (row < matrix.length) {
    if (matrix[row][column] === target) return true;
    const right = matrix[row][column + 1];
    if (right !== undefined && right <= target) column++;
    else row++;
  }
  return false;
}
