/** Mostly 1 and -1, a zero now and then, and between two zeros only a few larger numbers. */
export const smallest = 1;
export const largest = 20_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const chance = Math.max(10, Math.ceil(size / 10));
  let product = 1;
  const nums = Array.from({ length: size }, () => {
    const kind = random.int(1, chance);
    if (kind === 1) {
      product = 1;
      return 0;
    }
    const factor = kind < 5 ? random.int(2, 10) : 1;
    const used = product * factor <= 1_000_000_000 ? factor : 1;
    product *= used;
    return random.pick([-used, used]);
  });
  return [nums];
}
