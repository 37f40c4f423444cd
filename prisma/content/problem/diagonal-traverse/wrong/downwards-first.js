// Wrong Answer: goes down the even diagonals and up the odd ones
function findDiagonalOrder(mat) {
  const diagonals = Array.from({ length: mat.length + mat[0].length - 1 }, () => []);
  mat.forEach((numbers, row) => {
    numbers.forEach((number, column) => diagonals[row + column].push(number));
  });
  diagonals.forEach((diagonal, d) => {
    if (d % 2 === 1) diagonal.reverse();
  });
  return diagonals.flat();
}
