function minimumTotal(triangle) {
  const best = [...triangle.at(-1)];
  for (let i = triangle.length - 2; i >= 0; i--) {
    for (let j = 0; j <= i; j++) {
      best[j] = triangle[i][j] + Math.min(best[j], best[j + 1]);
    }
  }
  return best[0];
}
