function wallsAndGates(rooms) {
  const ROOM = 2 ** 31 - 1;
  const queue = [];
  rooms.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell === 0) queue.push([r, c]);
    }),
  );
  for (const [r, c] of queue) {
    for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
      if (rooms[nr]?.[nc] !== ROOM) continue;
      rooms[nr][nc] = rooms[r][c] + 1;
      queue.push([nr, nc]);
    }
  }
}
