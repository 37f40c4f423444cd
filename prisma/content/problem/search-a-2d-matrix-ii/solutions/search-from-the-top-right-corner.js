function searchMatrix(matrix, target) {
  let row = 0;
  let column = matrix[0].length - 1;
  while (row < matrix.length && column >= 0) {
    if (matrix[row][column] === target) return true;
    if (matrix[row][column] > target) column--;
    else row++;
  }
  return false;
}
