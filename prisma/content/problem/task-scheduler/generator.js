/** Some kinds are much more frequent than others; the cooldown is short or long. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const kinds = random.shuffle([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  const tasks = Array.from({ length: size }, () => kinds[Math.min(random.int(0, 25), random.int(0, 25))]);
  return [tasks, random.pick([2, 11, 15, 40])];
}
