/** `size` is `n` itself; the last factor is asked for, the one before it, or one more than there are. */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  let factors = 0;
  for (let i = 1; i * i <= size; i++) if (size % i === 0) factors += i * i === size ? 1 : 2;
  return [size, Math.max(1, Math.min(size, factors + random.int(-1, 1)))];
}
