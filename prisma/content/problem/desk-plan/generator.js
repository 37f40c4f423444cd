/** Some desks are cheap for everybody, so that a greedy choice fails. */
export const smallest = 1;
export const largest = 16;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const desks = Array.from({ length: size }, () => random.int(0, 900_000));
  const rows = Array.from({ length: size }, () => desks.map((desk) => desk + random.int(0, 100_000)).join(' '));
  return `${size}\n${rows.join('\n')}\n`;
}
