/** Equal revisions up to the end, written with other leading zeros; the last one may differ. */
export const smallest = 1;
export const largest = 500;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const parts = [[], []];
  let length = 0;
  for (;;) {
    const value = String(random.int(0, 999));
    const [a, b] = [0, 1].map(() => '0'.repeat(random.int(0, 2)) + value);
    if (length + Math.max(a.length, b.length) + 1 > size - 1) break;
    parts[0].push(a);
    parts[1].push(b);
    length += Math.max(a.length, b.length) + 1;
  }
  return parts.map((revisions) => [...revisions, random.int(0, 2)].join('.'));
}
