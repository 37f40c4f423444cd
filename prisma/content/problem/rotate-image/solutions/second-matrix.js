var rotate = function (matrix) {
  const n = matrix.length;
  const turned = matrix.map((row, index) => row.map((_, column) => matrix[n - 1 - column][index]));
  turned.forEach((row, index) => {
    matrix[index] = row;
  });
};
