/** The first half is typed, so that every key after it works on a long string. */
export const smallest = 1;
export const largest = 500_000;
export const seeds = [1, 2, 3];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function generate(size, random) {
  let keys = random.text(Math.ceil(size / 2), LETTERS);
  while (keys.length < size) {
    const undone = random.int(1, 40);
    keys += '-'.repeat(undone) + '+'.repeat(random.int(0, undone + 2)) + random.text(random.int(0, 30), LETTERS);
  }
  return `${keys.slice(0, size)}\n`;
}
