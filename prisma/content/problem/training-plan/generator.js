/** Points of all sizes; in some inputs running is nearly always better, so that the rules matter. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const least = random.pick([0, 0, 900_000_000]);
  const run = Array.from({ length: size }, () => random.int(least, 1_000_000_000));
  const swim = Array.from({ length: size }, () => random.int(0, 1_000_000_000));
  return `${size}\n${run.join(' ')}\n${swim.join(' ')}\n`;
}
