export const climbStairs = (n: number): number => {
  let pair: readonly [number, number] = [1, 1];
  for (let i = 1; i < n; i++) pair = [pair[1], pair[0] + pair[1]];
  return pair[1];
};
