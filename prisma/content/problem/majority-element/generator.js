/** The numbers of the minority come first, so a search that counts each number finds the majority late. */
export const smallest = 1;
export const largest = 50_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const majority = random.int(-(10 ** 9), 10 ** 9);
  const others = Math.floor((size - 1) / 2);
  const first = Math.floor(others * 0.8);
  const other = () => random.int(-(10 ** 9), 10 ** 9);
  const rest = [
    ...Array.from({ length: others - first }, other),
    ...Array.from({ length: size - others }, () => majority),
  ];
  return [[...Array.from({ length: first }, other), ...random.shuffle(rest)]];
}
