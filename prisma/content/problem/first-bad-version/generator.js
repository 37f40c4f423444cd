/** The first bad version is among the last ones, so that a scan from the front tests nearly all of them. */
export const smallest = 1;
export const largest = 2_147_483_647;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [size, random.int(Math.ceil(0.9 * size), size)];
}
