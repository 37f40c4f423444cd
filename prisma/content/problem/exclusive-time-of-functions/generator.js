/**
 * Half of the calls are nested in each other, the others follow one another in the innermost of these. `size` is the
 * number of log entries; if it is odd there is one entry less.
 */
export const smallest = 2;
export const largest = 500;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = Math.floor(size / 2);
  const depth = Math.ceil(calls / 2);
  const n = random.int(1, 100);
  const logs = [];
  const opened = [];
  let time = random.int(0, 9);
  const start = () => {
    time += random.int(1, 9_000);
    opened.push(random.int(0, n - 1));
    logs.push(`${opened.at(-1)}:start:${time}`);
  };
  const end = () => {
    time += random.int(1, 9_000);
    logs.push(`${opened.pop()}:end:${time}`);
  };
  for (let i = 0; i < depth; i++) start();
  for (let i = depth; i < calls; i++) {
    start();
    end();
  }
  while (opened.length > 0) end();
  return [n, logs];
}
