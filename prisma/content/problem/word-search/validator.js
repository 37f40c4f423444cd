export function validate(board, word) {
  if (board.length < 1 || board.length > 6) return 'board must have 1 to 6 rows';
  if (board[0].length < 1 || board[0].length > 6) return 'each row must have 1 to 6 letters';
  if (board.some((row) => row.length !== board[0].length)) return 'all rows must have the same length';
  if (word.length < 1 || word.length > 10) return 'word must have 1 to 10 letters';
  if (!board.flat().every((letter) => /^[a-zA-Z]$/.test(letter)) || !/^[a-zA-Z]+$/.test(word)) {
    return 'board and word must consist of letters';
  }
}
