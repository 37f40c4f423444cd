/** A long run of distinct characters, repeated so that every start scans far, with some characters changed. */
export const smallest = 1;
export const largest = 30_000;
export const seeds = [1, 2, 3];

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

export function generate(size, random) {
  const run = random.shuffle(PRINTABLE).slice(0, random.int(80, 95));
  const chars = Array.from({ length: size }, (_, index) => run[index % run.length]);
  for (let changed = 0; changed < size / 1000; changed++) chars[random.int(0, size - 1)] = random.pick(PRINTABLE);
  return [chars.join('')];
}
