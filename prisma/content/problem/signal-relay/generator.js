/** Heights increase except for some dips, so that messages are passed on very often. */
export const smallest = 1;
export const largest = 300_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const heights = Array.from({ length: size }, (_, i) => {
    const risen = 1000 + 3000 * i;
    return random.int(0, 9) === 0 ? random.int(1, risen) : risen + random.int(-500, 500);
  });
  return `${size}\n${heights.join(' ')}\n`;
}
