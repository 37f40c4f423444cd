/**
 * The longer `s` is, the more different letters it has, so that the counts become large but not too
 * large. `t` is every other letter of `s`. `size` is the length of `s`.
 */
export const smallest = 1;
export const largest = 350;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.slice(0, Math.max(1, Math.ceil(size / 13)));
  const s = random.text(size, letters);
  return [s, [...s].filter((_, i) => i % 2 === 0).join('')];
}
