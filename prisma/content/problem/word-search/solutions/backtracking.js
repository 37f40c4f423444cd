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

  return board.some((letters, row) =>
    letters.some((_, column) => readsFrom(row, column, 0)),
  );
}
