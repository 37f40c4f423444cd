function memoize<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const cache: Record<string, R> = {};
  return (...args: A): R => (cache[args.join()] ??= fn(...args));
}

function uniquePaths(m: number, n: number): number {
  const paths = memoize((r: number, c: number): number => (r === 1 || c === 1 ? 1 : paths(r - 1, c) + paths(r, c - 1)));
  return paths(m, n);
}
