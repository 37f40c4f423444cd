/** About a third of all flags are wanted, so that every complete substring is long. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const flags = random.text(size, 'abcdefgh');
  const wanted = random.text(Math.ceil(size / 3), 'abcdefgh');
  return `${flags}\n${wanted}\n`;
}
