function minimumTotal(triangle) {
  function best(i, j) {
    if (i === triangle.length - 1) return triangle[i][j];
    return triangle[i][j] + Math.min(best(i + 1, j), best(i + 1, j + 1));
  }

  return best(0, 0);
}
