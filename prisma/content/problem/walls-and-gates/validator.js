export function validate(rooms) {
  if (rooms.length < 1 || rooms.length > 200) return 'rooms must have 1 to 200 rows';
  if (rooms[0].length < 1 || rooms[0].length > 200) return 'each row must have 1 to 200 cells';
  if (rooms.some((row) => row.length !== rooms[0].length)) return 'all rows must have the same length';
  if (!rooms.every((row) => row.every((cell) => [-1, 0, 2 ** 31 - 1].includes(cell)))) {
    return 'each cell must be -1, 0 or 2 147 483 647';
  }
}
