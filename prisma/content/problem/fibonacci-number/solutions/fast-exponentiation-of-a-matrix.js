function fib(n) {
  const multiply = ([x1, y1], [x2, y2]) => [
    x1 * x2 + y1 * y2,
    x1 * y2 + y1 * (x2 - y2),
  ];
  let result = [1, 0];
  let base = [1, 1];
  while (n > 0) {
    if (n % 2 === 1) result = multiply(result, base);
    base = multiply(base, base);
    n = Math.floor(n / 2);
  }
  return result[1];
}
