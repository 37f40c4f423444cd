/** The first half of the calls stores different keys; then come lookups, half of them of missing keys, and a few removals. */
export const smallest = 2;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const keys = Array.from({ length: size }, (_, i) => 97 * i + random.int(0, 96));
  const calls = [['MyHashMap']];
  for (const key of random.shuffle(keys).slice(0, Math.ceil(size / 2))) calls.push(['put', key, random.int(0, 10 ** 6)]);
  while (calls.length <= size) {
    const key = random.pick(keys);
    calls.push(random.int(1, 10) === 1 ? ['remove', key] : ['get', key]);
  }
  return calls;
}
