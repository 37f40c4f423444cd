/**
 * Both strings repeat one letter, so that both choices are open nearly everywhere, and what
 * comes last decides. `size` counts the letters of each of the two.
 */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 500;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const [most, last, other] = random.shuffle([...'abcdefgh']);
  const s1 = most.repeat(size - 1) + last;
  const s2 = most.repeat(size);
  const end = random.int(0, 1) === 1 ? most.repeat(Math.min(size, 3)) : other;
  return [s1, s2, most.repeat(2 * size - 1 - end.length) + last + end];
}
