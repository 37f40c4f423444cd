/** Words of one to eight letters with one to four spaces between them, and leading and trailing spaces. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const longest = random.pick([1, 8, 200]);
  const pieces = [' '.repeat(random.int(0, 3))];
  for (let length = pieces[0].length; length < size; length += pieces.at(-1).length) {
    const word = random.text(random.int(1, longest), 'abcdefghXYZ019');
    pieces.push(word + ' '.repeat(random.int(1, 4)));
  }
  const text = pieces.join('').slice(0, size);
  return [text.trim() === '' ? 'a'.padStart(size) : text];
}
