// Wrong Answer: starts at the smallest number only
function longestIncreasingPath(matrix) {
  const smallest = Math.min(...matrix.map((values) => Math.min(...values)));
  const longest = matrix.map((values) => values.map(() => 0));

  function longestFrom(row, column) {
    if (longest[row][column] > 0) return longest[row][column];
    let best = 0;
    for (const [down, right] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
      if (matrix[row + down]?.[column + right] > matrix[row][column]) {
        best = Math.max(best, longestFrom(row + down, column + right));
      }
    }
    longest[row][column] = best + 1;
    return best + 1;
  }

  let answer = 0;
  matrix.forEach((values, row) => {
    values.forEach((value, column) => {
      if (value === smallest) answer = Math.max(answer, longestFrom(row, column));
    });
  });
  return answer;
}
