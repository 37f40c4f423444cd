/** One long run whose first number is on many cards, and many short runs. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const first = random.int(0, 900_000_000);
  const cards = Array.from({ length: size }, (_, i) => {
    if (2 * i < size) return first + i;
    return i % 2 === 0 ? first : random.int(0, 1_000_000_000);
  });
  return `${size}\n${random.shuffle(cards).join(' ')}\n`;
}
