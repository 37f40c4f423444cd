const STEPS = [[-1, 0], [1, 0], [0, -1], [0, 1]];

function longestIncreasingPath(matrix) {
  const memo = matrix.map((values) => values.map(() => 0)); // 0 means unknown

  function longestFrom(startRow, startColumn) {
    const stack = [[startRow, startColumn]];
    while (stack.length > 0) {
      const [row, column] = stack.at(-1);
      const greater = STEPS.map(([down, right]) => [row + down, column + right]).filter(
        ([r, c]) => matrix[r]?.[c] > matrix[row][column],
      );
      const unknown = greater.find(([r, c]) => memo[r][c] === 0);
      if (unknown) {
        stack.push(unknown);
      } else {
        memo[row][column] = 1 + Math.max(0, ...greater.map(([r, c]) => memo[r][c]));
        stack.pop();
      }
    }
    return memo[startRow][startColumn];
  }

  let longest = 0;
  for (let row = 0; row < matrix.length; row++) {
    for (let column = 0; column < matrix[0].length; column++) {
      longest = Math.max(longest, longestFrom(row, column));
    }
  }
  return longest;
}
