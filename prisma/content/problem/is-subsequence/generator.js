/** The last character of `s` is at the very end of `t`, or missing. `size` is the length of `t`. */
export const smallest = 2;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const t = random.text(size - 1, 'abc');
  const gap = Math.max(12, Math.ceil(size / 80));
  const s = [...t].filter(() => random.int(1, gap) === 1).slice(0, 99).join('');
  return [s + 'z', t + random.pick(['z', 'a'])];
}
