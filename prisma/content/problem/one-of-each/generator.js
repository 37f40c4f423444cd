/** A list for every ten applicants, all with ages up to a million, so that the search visits most of them. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lists = Array.from({ length: Math.ceil(size / 10) }, () => []);
  for (let i = 0; i < size; i++) lists[i % lists.length].push(random.int(0, 1_000_000));
  const lines = lists.map((ages) => [ages.length, ...ages.toSorted((one, other) => one - other)].join(' '));
  return `${lists.length}\n${lines.join('\n')}\n`;
}
