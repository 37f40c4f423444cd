/**
 * Many open parentheses, then random ones that are balanced on the whole, so that a search from each start goes
 * nearly to the end. `size` counts characters.
 */
export const smallest = 1;
export const largest = 30_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const opening = random.pick([Math.floor(size / 2), Math.floor(size / 3), 1]);
  let s = '('.repeat(opening);
  while (s.length + 4 <= size) s += random.pick(['()', '(())', '()()', '()', ')', '(']);
  while (s.length < size) s += ')';
  return [s];
}
