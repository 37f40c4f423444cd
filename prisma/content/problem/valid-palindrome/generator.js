/** A palindrome mixed with other characters; in about half of the strings the middle pair differs, which is found last. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

const KEPT = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const SKIPPED = [...' .,:;!?_-@[`{~'];

export function generate(size, random) {
  const count = Math.ceil((size * 3) / 4);
  const half = [...random.text(Math.ceil(count / 2), KEPT)];
  const mirrored = half.slice(0, Math.floor(count / 2)).reverse();
  const kept = [...half, ...mirrored.map((char) => (random.int(0, 1) ? char.toUpperCase() : char.toLowerCase()))];
  const middle = Math.floor(count / 2) - 1;
  if (middle >= 0 && random.int(0, 1)) kept[middle] = /[a-m]/i.test(kept[middle]) ? 'z' : 'A';

  const isKept = random.shuffle(Array.from({ length: size }, (_, index) => index < count));
  let next = 0;
  return [isKept.map((keep) => (keep ? kept[next++] : random.pick(SKIPPED))).join('')];
}
