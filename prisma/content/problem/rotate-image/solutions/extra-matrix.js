var rotate = function (matrix) {
  const n = matrix.length;
  const turned = matrix.map((line, row) =>
    line.map((_, column) => matrix[n - 1 - column][row]),
  );
  turned.forEach((row, index) => {
    matrix[index] = row;
  });
};
