/** All trucks together need about twice the available time, so that many are dropped. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const longest = Math.min(1_000_000_000, Math.floor(4_000_000_000 / size));
  const lines = [String(size)];
  for (let i = 0; i < size; i++) lines.push(`${random.int(1, longest)} ${random.int(1, 1_000_000_000)}`);
  return `${lines.join('\n')}\n`;
}
