function snakesAndLadders(board) {
  const n = board.length;
  const last = n * n;
  const moves = Array(last + 1).fill(-1);
  const queue = [1];
  moves[1] = 0;
  for (const label of queue) {
    if (label === last) break;
    for (let to = label + 1; to <= Math.min(label + 6, last); to++) {
      const up = Math.floor((to - 1) / n);
      const along = (to - 1) % n;
      const value = board[n - 1 - up][up % 2 === 0 ? along : n - 1 - along];
      const end = value === -1 ? to : value;
      if (moves[end] === -1) {
        moves[end] = moves[label] + 1;
        queue.push(end);
      }
    }
  }
  return moves[last];
}
