/**
 * A letter that the first string needs occurs only at the end of the second one, so all windows are
 * checked. Half of the inputs need it twice and have no match. `size` is the length of the second string.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const letters = random.shuffle([...'abcdefghijklmnopqrstuvwxyz']);
  const rare = letters.pop();
  const some = letters.slice(0, 5).join('');
  const text = random.text(size - 1, some) + rare;
  const part = random.shuffle([...text.slice(Math.floor(size / 2))]);
  if (part.length > 1 && random.int(0, 1) === 1) part[part.indexOf(rare) === 0 ? 1 : 0] = rare;
  return [part.join(''), text];
}
