/** Heights rise to the middle with some noise, so the best pair is far inside and most lines are discarded first. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const height = Array.from({ length: size }, (_, index) => {
    const slope = Math.floor((16_000 * Math.min(index, size - 1 - index)) / size);
    return slope + random.int(0, 2_000);
  });
  return [height];
}
