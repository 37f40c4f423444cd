function generate(numRows) {
  const memo = Array.from({ length: numRows }, () => []);

  function value(r, c) {
    if (c === 0 || c === r) return 1;
    memo[r][c] ??= value(r - 1, c - 1) + value(r - 1, c);
    return memo[r][c];
  }

  return Array.from({ length: numRows }, (_, r) =>
    Array.from({ length: r + 1 }, (_, c) => value(r, c)),
  );
}
