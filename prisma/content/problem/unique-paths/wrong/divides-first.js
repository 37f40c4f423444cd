// Wrong Answer: divides before it multiplies and loses the fraction
function uniquePaths(m, n) {
  let paths = 1;
  for (let i = 1; i < m; i++) paths *= Math.floor((n - 1 + i) / i);
  return paths;
}
