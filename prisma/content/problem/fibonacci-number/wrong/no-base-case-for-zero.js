// Runtime Error: fib(0) calls fib(-1), and so on without end
function fib(n) {
  if (n === 1) return 1;
  return fib(n - 1) + fib(n - 2);
}
