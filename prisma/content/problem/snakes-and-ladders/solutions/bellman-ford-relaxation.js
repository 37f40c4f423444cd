function snakesAndLadders(board) {
  const n = board.length;
  const last = n * n;
  const moves = Array(last + 1).fill(Infinity);
  moves[1] = 0;
  let improved = true;
  while (improved) {
    improved = false;
    for (let label = 1; label < last; label++) {
      for (let to = label + 1; to <= Math.min(label + 6, last); to++) {
        const value = valueAt(board, to);
        const end = value === -1 ? to : value;
        if (moves[label] + 1 < moves[end]) {
          moves[end] = moves[label] + 1;
          improved = true;
        }
      }
    }
  }
  return moves[last] === Infinity ? -1 : moves[last];
}

function valueAt(board, label) {
  const n = board.length;
  const up = Math.floor((label - 1) / n);
  const along = (label - 1) % n;
  return board[n - 1 - up][up % 2 === 0 ? along : n - 1 - along];
}
