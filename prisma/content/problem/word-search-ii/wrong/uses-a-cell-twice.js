// Wrong Answer: does not mark the cells of a path, so it can use one twice
function findWords(board, words) {
  function canRead(word, k, r, c) {
    if (board[r]?.[c] !== word[k]) return false;
    if (k === word.length - 1) return true;
    return (
      canRead(word, k + 1, r - 1, c) ||
      canRead(word, k + 1, r + 1, c) ||
      canRead(word, k + 1, r, c - 1) ||
      canRead(word, k + 1, r, c + 1)
    );
  }
  const cells = board.flatMap((row, r) => row.map((_, c) => [r, c]));
  return words.filter((word) => cells.some(([r, c]) => canRead(word, 0, r, c)));
}
