// Wrong Answer: gives up if the word cannot be spelled from the first matching cell
function exist(board, word) {
  function readsFrom(row, column, k) {
    if (board[row]?.[column] !== word[k]) return false;
    if (k === word.length - 1) return true;
    board[row][column] = '#';
    const found =
      readsFrom(row - 1, column, k + 1) ||
      readsFrom(row + 1, column, k + 1) ||
      readsFrom(row, column - 1, k + 1) ||
      readsFrom(row, column + 1, k + 1);
    board[row][column] = word[k];
    return found;
  }

  for (let row = 0; row < board.length; row++) {
    const column = board[row].indexOf(word[0]);
    if (column !== -1) return readsFrom(row, column, 0);
  }
  return false;
}
