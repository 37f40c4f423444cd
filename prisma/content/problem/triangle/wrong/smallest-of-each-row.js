// Wrong Answer: takes the smallest number of each row, although the path cannot jump there
function minimumTotal(triangle) {
  return triangle.reduce((total, row) => total + Math.min(...row), 0);
}
