/** The single ticket is at the end; `size` counts the tickets and is cut to one more than a multiple of 3. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const numbers = new Set();
  const different = Math.floor((size - 1) / 3) + 1;
  while (numbers.size < different) numbers.add(random.int(0, 4_294_967_295));
  const [lonely, ...others] = numbers;
  const tickets = [...random.shuffle(others.flatMap((number) => [number, number, number])), lonely];
  return `${tickets.length}\n${tickets.join(' ')}\n`;
}
