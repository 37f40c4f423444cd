function uniquePaths(m, n) {
  const few = Math.min(m, n) - 1;
  const many = Math.max(m, n) - 1;
  let paths = 1;
  for (let i = 1; i <= few; i++) paths = (paths * (many + i)) / i;
  return paths;
}
