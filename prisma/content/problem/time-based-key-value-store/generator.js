/** The first half sets values, mostly of one key; the second half asks for its value, mostly at early times. */
export const smallest = 2;
export const largest = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['TimeMap']];
  const sets = Math.ceil(size / 2);
  let time = 0;
  for (let index = 0; index < sets; index++) {
    time += random.int(1, 500);
    const key = random.int(1, 10) === 1 ? `key${random.int(1, 99)}` : 'key';
    calls.push(['set', key, random.text(random.int(1, 8), 'abcdefghij'), time]);
  }
  for (let index = sets; index < size; index++) {
    const isEarly = random.int(1, 4) > 1;
    calls.push(['get', 'key', random.int(1, isEarly ? Math.ceil(time / 20) : time)]);
  }
  return calls;
}
