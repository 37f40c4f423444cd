// Wrong Answer: uses the Manhattan distance to a gate, as if there were no walls
function wallsAndGates(rooms) {
  const gates = rooms.flatMap((row, r) =>
    row.flatMap((cell, c) => (cell === 0 ? [[r, c]] : [])),
  );
  for (let r = 0; r < rooms.length; r++) {
    for (let c = 0; c < rooms[r].length; c++) {
      if (rooms[r][c] <= 0) continue;
      for (const [gr, gc] of gates) {
        rooms[r][c] = Math.min(rooms[r][c], Math.abs(r - gr) + Math.abs(c - gc));
      }
    }
  }
}
