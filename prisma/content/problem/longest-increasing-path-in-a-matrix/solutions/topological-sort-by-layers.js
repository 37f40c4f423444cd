const STEPS = [[-1, 0], [1, 0], [0, -1], [0, 1]];

function longestIncreasingPath(matrix) {
  const smaller = matrix.map((values, row) =>
    values.map((value, column) => {
      const isSmaller = ([down, right]) => matrix[row + down]?.[column + right] < value;
      return STEPS.filter(isSmaller).length;
    }),
  );
  let layer = [];
  smaller.forEach((counts, row) => {
    counts.forEach((count, column) => {
      if (count === 0) layer.push([row, column]);
    });
  });
  let layers = 0;
  while (layer.length > 0) {
    layers++;
    const following = [];
    for (const [row, column] of layer) {
      for (const [down, right] of STEPS) {
        const [r, c] = [row + down, column + right];
        if (matrix[r]?.[c] > matrix[row][column]) {
          smaller[r][c]--;
          if (smaller[r][c] === 0) following.push([r, c]);
        }
      }
    }
    layer = following;
  }
  return layers;
}
