function fib(n) {
  const memo = [0, 1];

  function number(i) {
    memo[i] ??= number(i - 1) + number(i - 2);
    return memo[i];
  }

  return number(n);
}
