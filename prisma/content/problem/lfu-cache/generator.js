/**
 * A fifth of the calls fills the cache. Then most calls store a new key, which evicts another one, and the others use
 * keys that may be there. `size` counts the calls after the constructor.
 */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const capacity = Math.ceil(size / 5);
  const keys = random.shuffle(Array.from({ length: 2 * capacity }, (_, key) => key));
  const value = () => random.int(0, 10 ** 9);
  const calls = [['LFUCache', capacity]];
  for (let i = 0; i < size; i++) {
    if (i < capacity) calls.push(['put', keys[i], value()]);
    else if (random.int(1, 3) === 1) calls.push(['get', random.pick(keys)]);
    else calls.push(['put', random.pick(keys), value()]);
  }
  return calls;
}
