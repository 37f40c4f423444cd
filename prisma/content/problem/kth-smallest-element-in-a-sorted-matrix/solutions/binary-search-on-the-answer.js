function kthSmallest(matrix, k) {
  const n = matrix.length;

  function count(x) {
    let total = 0;
    let row = n - 1;
    let column = 0;
    while (row >= 0 && column < n) {
      if (matrix[row][column] <= x) {
        total += row + 1;
        column++;
      } else {
        row--;
      }
    }
    return total;
  }

  let low = matrix[0][0];
  let high = matrix[n - 1][n - 1];
  while (low < high) {
    const mid = Math.floor((low + high) / 2);
    if (count(mid) >= k) high = mid;
    else low = mid + 1;
  }
  return low;
}
