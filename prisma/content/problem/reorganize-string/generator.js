/** One letter makes up nearly half of the string, or now and then one too many. */
export const smallest = 1;
export const largest = 500;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const most = Math.ceil(size / 2) + random.pick([-1, 0, 0, 1]);
  const often = 'z'.repeat(Math.max(0, Math.min(size, most)));
  return [random.shuffle([...often, ...random.text(size - often.length, 'abcdefgh')]).join('')];
}
