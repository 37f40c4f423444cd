/**
 * The temperatures fall slowly until the last day, which is the warmest, so nearly every day waits until the end.
 * Only a few random days are colder than the next one.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const low = random.int(40, 90);
  const temperatures = Array.from({ length: size }, (_, day) => {
    const dip = random.int(1, 50) === 1 ? random.int(1, 10) : 0;
    return 99 - Math.floor(((99 - low) * day) / size) - dip;
  });
  temperatures[size - 1] = 100;
  return [temperatures];
}
