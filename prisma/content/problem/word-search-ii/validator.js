export function validate(board, words) {
  if (board.length < 1 || board.length > 8) return 'board must have 1 to 8 rows';
  if (board[0].length < 1 || board[0].length > 8) return 'each row must have 1 to 8 letters';
  if (board.some((row) => row.length !== board[0].length)) return 'all rows must have the same length';
  if (!board.flat().every((letter) => /^[a-z]$/.test(letter))) return 'board must consist of the letters a to z';
  if (words.length < 1 || words.length > 3_000) return 'there must be 1 to 3 000 words';
  if (!words.every((word) => /^[a-z]{1,10}$/.test(word))) return 'each word must have 1 to 10 letters a to z';
  if (new Set(words).size < words.length) return 'all words must be distinct';
}
