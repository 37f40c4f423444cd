function spiralOrder(matrix) {
  let top = 0;
  let bottom = matrix.length - 1;
  let left = 0;
  let right = matrix[0].length - 1;
  const order = [];
  while (top <= bottom && left <= right) {
    for (let column = left; column <= right; column++) order.push(matrix[top][column]);
    top++;
    for (let row = top; row <= bottom; row++) order.push(matrix[row][right]);
    right--;
    if (top <= bottom) {
      for (let c = right; c >= left; c--) order.push(matrix[bottom][c]);
      bottom--;
    }
    if (left <= right) {
      for (let row = bottom; row >= top; row--) order.push(matrix[row][left]);
      left++;
    }
  }
  return order;
}
