/** At least half of the elements are the target, so that walking through its occurrences takes long. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const target = random.int(-1_000, 1_000);
  const others = Math.floor(size / 2);
  const before = random.int(0, others);
  const nums = Array.from({ length: size }, (_, i) => {
    if (i < before) return target - random.int(1, 1_000_000);
    return i < before + size - others ? target : target + random.int(1, 1_000_000);
  });
  return [nums.sort((a, b) => a - b), target];
}
