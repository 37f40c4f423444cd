/** Words of different lengths with several spaces between them; some inputs end with many spaces. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function generate(size, random) {
  let s = random.pick(LETTERS.split(''));
  while (s.length < size) {
    s += ' '.repeat(random.int(1, 3)) + random.text(random.int(1, 12), LETTERS);
  }
  s = s.slice(0, size);
  const trailing = random.int(0, Math.floor(size / 3));
  return [s.slice(0, size - trailing) + ' '.repeat(trailing)];
}
