/**
 * Six in a hundred calls fill the cache. Then about half of the keys that are looked up are missing, so that
 * a linear search scans all entries; the others are found, replaced or inserted, which evicts one.
 */
export const smallest = 2;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const capacity = Math.ceil(0.06 * size);
  const keys = random.shuffle(Array.from({ length: 2 * capacity }, (_, key) => key));
  const value = () => random.int(0, 100_000);
  const calls = [['LRUCache', capacity]];
  for (let i = 0; i < size; i++) {
    if (i < capacity) calls.push(['put', keys[i], value()]);
    else if (random.int(1, 4) === 1) calls.push(['put', random.pick(keys), value()]);
    else calls.push(['get', random.pick(keys)]);
  }
  return calls;
}
