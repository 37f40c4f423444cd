export function validate(board) {
  if (!Array.isArray(board) || board.length < 1 || board.length > 200) return 'board must have 1 to 200 rows';
  const columns = board[0].length;
  if (columns < 1 || columns > 200) return 'board must have 1 to 200 columns';
  if (board.some((row) => row.length !== columns)) return 'all rows must have the same length';
  if (board.some((row) => row.some((cell) => cell !== 'X' && cell !== '.'))) return 'each cell must be X or .';
  const isShip = (i, j) => board[i]?.[j] === 'X';
  for (let i = 0; i < board.length; i++) {
    for (let j = 0; j < columns; j++) {
      const isVertical = isShip(i - 1, j) || isShip(i + 1, j);
      const isHorizontal = isShip(i, j - 1) || isShip(i, j + 1);
      if (isShip(i, j) && isVertical && isHorizontal) return 'a ship must be straight, and ships must not be adjacent';
    }
  }
}
