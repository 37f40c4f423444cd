/** Few different values for the size, so that most of them occur several times in both arrays. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const most = Math.ceil(size / 3);
  const made = () => Array.from({ length: size }, () => random.int(0, most));
  return [made(), made()];
}
