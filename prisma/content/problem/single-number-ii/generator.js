/** The single number is the last one in most inputs, so counting each number takes longest. */
export const smallest = 1;
export const largest = 30_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const groups = Math.floor((size - 1) / 3);
  const values = new Set();
  while (values.size < groups + 1) values.add(random.int(-(2 ** 31), 2 ** 31 - 1));
  const [single, ...others] = values;
  return [[...random.shuffle(others.flatMap((value) => [value, value, value])), single]];
}
