/** A log for every ten entries, and mostly different minutes, so that scanning all logs for each minute is slow. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const logs = Array.from({ length: Math.ceil(size / 10) }, () => []);
  for (let i = 0; i < size; i++) {
    const log = i < logs.length ? logs[i] : random.pick(logs);
    log.push(random.int(0, 9) === 0 ? 1000 * random.int(0, 99) : random.int(0, 1_000_000_000));
  }
  const lines = logs.map((log) => [log.length, ...log.toSorted((one, other) => one - other)].join(' '));
  return `${logs.length}\n${lines.join('\n')}\n`;
}
