/** Few different letters, and one long substring that is copied to the end. */
export const smallest = 1;
export const largest = 30_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const copied = random.int(0, Math.floor(size / 3));
  const text = random.text(size - copied, random.pick(['ab', 'abcd']));
  const from = random.int(0, Math.floor((size - copied) / 2));
  return `${text}${text.slice(from, from + copied)}`.padEnd(size, 'a') + '\n';
}
