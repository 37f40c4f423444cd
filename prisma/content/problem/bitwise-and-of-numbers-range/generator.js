/** Numbers of `size` bits that agree in the first one to three bits, so that the range is long. */
export const smallest = 1;
export const largest = 31;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const free = Math.max(0, size - random.int(1, 3));
  const prefix = random.int(2 ** (size - free - 1), 2 ** (size - free) - 1) * 2 ** free;
  const quarter = Math.floor(2 ** free / 4);
  return [prefix + random.int(0, quarter), prefix + 2 ** free - 1 - random.int(0, quarter > 0 ? quarter - 1 : 0)];
}
