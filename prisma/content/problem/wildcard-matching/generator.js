/**
 * A string of `a` only. The pattern is a `*`, half as many `a` and one letter at the end that decides, or
 * a chain of short pieces between `*`. `size` counts the characters of the string.
 */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 4, 7, 12];

export function generate(size, random) {
  const [last, isOneStar] = random.pick([['a', true], ['a', false], ['b', true], ['b', false]]);
  const s = 'a'.repeat(size - 1) + last;
  if (isOneStar) return [s, `*${'a'.repeat(Math.floor((size - 1) / 2))}b`];
  let p = '*';
  while (p.length + 3 <= size / 2) p += random.pick(['a*', '?*', 'aa*']);
  return [s, `${p}b`];
}
