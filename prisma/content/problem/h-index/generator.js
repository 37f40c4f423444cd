/** Most papers are cited less often than there are papers, so that counting down from n takes many rounds. */
export const smallest = 1;
export const largest = 5_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const common = Math.min(1_000, Math.ceil(size / random.int(2, 20)));
  return [
    Array.from({ length: size }, () => (random.int(1, 20) === 1 ? random.int(0, 1_000) : random.int(0, common))),
  ];
}
