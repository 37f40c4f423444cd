/** Isomorphic strings, sometimes with a contradiction at the very end. */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3, 4];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export function generate(size, random) {
  const s = random.text(size, LETTERS);
  const images = random.shuffle([...LETTERS]);
  const t = [...s].map((letter) => images[LETTERS.indexOf(letter)]).join('');
  return [s, random.int(0, 1) === 1 ? t : t.slice(0, -1) + random.pick(images)];
}
