/** Up to half as many distinct words as words; most of them occur a few times, and `k` is a tenth of them. */
export const smallest = 1;
export const largest = 500;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const known = Array.from({ length: Math.ceil(size / 2) }, () => random.text(random.int(3, 7), 'abcdefgh'));
  const words = Array.from({ length: size }, () => random.pick(known));
  return [words, Math.ceil(new Set(words).size / 10)];
}
