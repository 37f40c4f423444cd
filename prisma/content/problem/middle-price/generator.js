/** Offers that mostly decrease, so that a sorted array shifts nearly all of them each time. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const step = Math.floor(900_000_000 / size);
  const offers = Array.from({ length: size }, (_, i) => (size - i) * step + random.int(0, 50_000_000));
  return `${size}\n${offers.join(' ')}\n`;
}
