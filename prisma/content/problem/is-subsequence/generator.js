/** The last character of `s` is at the very end of `t`, or missing. `size` is the length of `t`. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const t = random.text(size - 1, 'abc');
  const s = [...t].filter(() => random.int(1, 12) === 1).slice(0, 9_999).join('');
  return [s + 'z', t + random.pick(['z', 'a'])];
}
