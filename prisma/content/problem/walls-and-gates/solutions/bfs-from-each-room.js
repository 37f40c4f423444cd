function wallsAndGates(rooms) {
  const ROOM = 2 ** 31 - 1;
  const columns = rooms[0].length;

  function distanceFrom(row, column) {
    const seen = new Set([row * columns + column]);
    const queue = [[row, column, 0]];
    for (const [r, c, distance] of queue) {
      if (rooms[r][c] === 0) return distance;
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        const isOpen = (rooms[nr]?.[nc] ?? -1) !== -1;
        if (!isOpen || seen.has(nr * columns + nc)) continue;
        seen.add(nr * columns + nc);
        queue.push([nr, nc, distance + 1]);
      }
    }
    return ROOM;
  }

  for (let r = 0; r < rooms.length; r++) {
    for (let c = 0; c < columns; c++) {
      if (rooms[r][c] === ROOM) rooms[r][c] = distanceFrom(r, c);
    }
  }
}
