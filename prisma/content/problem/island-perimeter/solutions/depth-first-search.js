function islandPerimeter(grid) {
  const startRow = grid.findIndex((row) => row.includes(1));
  const startColumn = grid[startRow].indexOf(1);
  const visited = grid.map((row) => row.map(() => false));
  visited[startRow][startColumn] = true;
  const stack = [[startRow, startColumn]];
  let perimeter = 0;
  while (stack.length > 0) {
    const [r, c] = stack.pop();
    for (const [dy, dx] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
      const [y, x] = [r + dy, c + dx];
      if (grid[y]?.[x] !== 1) {
        perimeter++;
      } else if (!visited[y][x]) {
        visited[y][x] = true;
        stack.push([y, x]);
      }
    }
  }
  return perimeter;
}
