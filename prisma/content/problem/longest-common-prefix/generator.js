/** As many strings as each has letters, with a common prefix of nine tenths; only the last one differs after it. */
export const smallest = 1;
export const largest = 40_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const count = Math.ceil(Math.sqrt(size));
  const length = Math.floor(size / count);
  const shared = random.text(length, 'abc');
  const words = new Array(count - 1).fill(shared);
  const agreeing = Math.floor(length * 0.9);
  return [[...words, shared.slice(0, agreeing) + random.text(length - agreeing, 'xyz')]];
}
