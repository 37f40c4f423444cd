/**
 * The longer the text, the more letters it is made of, so that the counts become large but not too
 * large. The second text is every other letter of the first one. `size` counts letters of the first.
 */
export const smallest = 1;
export const largest = 350;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.slice(0, Math.max(1, Math.ceil(size / 13)));
  const s = random.text(size, letters);
  return [s, [...s].filter((_, i) => i % 2 === 0).join('')];
}
