function tictactoe(moves) {
  const rows = [0, 0, 0];
  const columns = [0, 0, 0];
  let diagonal = 0;
  let antidiagonal = 0;
  for (const [i, [row, column]] of moves.entries()) {
    const value = i % 2 === 0 ? 1 : -1;
    rows[row] += value;
    columns[column] += value;
    if (row === column) diagonal += value;
    if (row + column === 2) antidiagonal += value;
    const sums = [rows[row], columns[column], diagonal, antidiagonal];
    if (sums.includes(3 * value)) return value === 1 ? 'A' : 'B';
  }
  return moves.length === 9 ? 'Draw' : 'Pending';
}
