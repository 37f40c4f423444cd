export function validate(board) {
  if (board.length !== 9 || !board.every((row) => row.length === 9)) return 'there must be 9 rows of 9 characters';
  if (!board.flat().every((char) => /^[1-9.]$/.test(char))) return 'each cell must contain a digit from 1 to 9 or .';
}
