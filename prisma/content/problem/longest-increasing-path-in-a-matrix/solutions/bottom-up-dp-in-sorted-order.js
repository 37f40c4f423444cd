const STEPS = [[-1, 0], [1, 0], [0, -1], [0, 1]];

function longestIncreasingPath(matrix) {
  const cells = matrix.flatMap((values, row) =>
    values.map((value, column) => ({ value, row, column })),
  );
  cells.sort((a, b) => a.value - b.value);
  const longest = matrix.map((values) => values.map(() => 1));
  let best = 1;
  for (const { value, row, column } of cells) {
    for (const [down, right] of STEPS) {
      if (matrix[row + down]?.[column + right] < value) {
        const through = longest[row + down][column + right] + 1;
        longest[row][column] = Math.max(longest[row][column], through);
      }
    }
    best = Math.max(best, longest[row][column]);
  }
  return best;
}
