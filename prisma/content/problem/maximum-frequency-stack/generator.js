/** First pushes of values of which some are frequent, then pops with a push in between now and then. */
export const smallest = 2;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['FreqStack']];
  const values = Array.from({ length: Math.max(1, Math.floor(Math.sqrt(size))) }, () => random.int(0, 10 ** 9));
  const value = () => (random.int(1, 3) === 1 ? random.pick(values) : random.int(0, 10 ** 9));
  const pushes = Math.ceil(size / 2);
  let height = 0;
  while (calls.length <= size) {
    const isPush = calls.length <= pushes || height === 0 || random.int(1, 5) === 1;
    calls.push(isPush ? ['push', value()] : ['pop']);
    height += isPush ? 1 : -1;
  }
  return calls;
}
