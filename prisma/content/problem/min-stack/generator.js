/**
 * The first half fills the stack, with many equal and ever smaller minima. The second half calls getMin
 * again and again, with some pops in between, so that a scan always reads a large stack.
 */
export const smallest = 2;
export const largest = 30_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

const LOWEST = -(2 ** 31);
const HIGHEST = 2 ** 31 - 1;

export function generate(size, random) {
  const pushes = Math.ceil(size / 2);
  const step = Math.floor(2 ** 32 / pushes);
  const calls = [['MinStack']];
  let minimum = HIGHEST;
  for (let i = 0; i < pushes; i++) {
    const kind = random.int(1, 4);
    if (kind === 1) minimum = Math.max(LOWEST, minimum - random.int(1, step));
    calls.push(['push', kind === 2 ? random.int(minimum, HIGHEST) : minimum]);
  }
  for (let i = pushes; i < size; i++) {
    const round = (i - pushes) % 8;
    calls.push([round === 3 || round === 6 ? 'pop' : round === 7 ? 'top' : 'getMin']);
  }
  return calls;
}
