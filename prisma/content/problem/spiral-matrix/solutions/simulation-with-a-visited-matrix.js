function spiralOrder(matrix) {
  const rows = matrix.length;
  const columns = matrix[0].length;
  const isRead = matrix.map((row) => row.map(() => false));
  let [row, column] = [0, 0];
  let [down, right] = [0, 1];
  const order = [];
  for (let step = 0; step < rows * columns; step++) {
    order.push(matrix[row][column]);
    isRead[row][column] = true;
    const mark = isRead[row + down]?.[column + right];
    if (mark !== false) [down, right] = [right, -down];
    row += down;
    column += right;
  }
  return order;
}
