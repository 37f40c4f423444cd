// Wrong Answer: leaves out a single row or column in the middle
function spiralOrder(matrix) {
  const rings = Math.floor(Math.min(matrix.length, matrix[0].length) / 2);
  const order = [];
  for (let ring = 0; ring < rings; ring++) {
    const bottom = matrix.length - 1 - ring;
    const right = matrix[0].length - 1 - ring;
    for (let column = ring; column < right; column++) order.push(matrix[ring][column]);
    for (let row = ring; row < bottom; row++) order.push(matrix[row][right]);
    for (let c = right; c > ring; c--) order.push(matrix[bottom][c]);
    for (let row = bottom; row > ring; row--) order.push(matrix[row][ring]);
  }
  return order;
}
