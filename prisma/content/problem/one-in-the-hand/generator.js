/** Light items for a backpack that grows with their number, and a few that only the hand can carry. */
export const smallest = 1;
export const largest = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const capacity = 10 * size;
  const things = Array.from({ length: size }, () => {
    const weight = random.int(0, 19) === 0 ? random.int(capacity, 1_000_000_000) : random.int(1, 60);
    return `${weight} ${random.int(1, 1_000_000_000)}`;
  });
  return `${size} ${capacity}\n${things.join('\n')}\n`;
}
