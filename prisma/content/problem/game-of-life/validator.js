export function validate(board) {
  if (board.length < 1 || board.length > 25) return 'board must have 1 to 25 rows';
  if (board[0].length < 1 || board[0].length > 25) return 'each row must have 1 to 25 cells';
  if (board.some((row) => row.length !== board[0].length)) return 'all rows must have the same length';
  if (!board.every((row) => row.every((cell) => cell === 0 || cell === 1))) return 'each cell must be 0 or 1';
}
