function findWords(board, words) {
  function canRead(word, k, r, c) {
    if (board[r]?.[c] !== word[k]) return false;
    if (k === word.length - 1) return true;
    board[r][c] = '#';
    const found =
      canRead(word, k + 1, r - 1, c) ||
      canRead(word, k + 1, r + 1, c) ||
      canRead(word, k + 1, r, c - 1) ||
      canRead(word, k + 1, r, c + 1);
    board[r][c] = word[k];
    return found;
  }

  const cells = board.flatMap((row, r) => row.map((_, c) => [r, c]));
  return words.filter((word) => cells.some(([r, c]) => canRead(word, 0, r, c)));
}
