function longestIncreasingPath(matrix) {
  function longestFrom(row, column, previous) {
    const value = matrix[row]?.[column];
    if (value === undefined || value <= previous) return 0;
    const next = Math.max(
      longestFrom(row - 1, column, value),
      longestFrom(row + 1, column, value),
      longestFrom(row, column - 1, value),
      longestFrom(row, column + 1, value),
    );
    return next + 1;
  }

  let longest = 0;
  for (let row = 0; row < matrix.length; row++) {
    for (let column = 0; column < matrix[0].length; column++) {
      longest = Math.max(longest, longestFrom(row, column, -1));
    }
  }
  return longest;
}
