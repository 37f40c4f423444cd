function searchMatrix(matrix, target) {
  for (const row of matrix) {
    if (row[0] > target) return false;
    let low = 0;
    let high = row.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (row[middle] === target) return true;
      if (row[middle] < target) low = middle + 1;
      else high = middle - 1;
    }
  }
  return false;
}
