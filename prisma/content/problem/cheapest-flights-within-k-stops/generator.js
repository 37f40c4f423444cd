/**
 * Flights between all pairs of cities, more expensive the longer they are, so that the cheapest routes
 * have very many stops and every round changes something. `size` counts cities.
 */
export const smallest = 2;
export const largest = 100;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const names = random.shuffle(Array.from({ length: size }, (_, i) => i));
  const flights = [];
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const price = Math.min(10_000, (j - i) ** 2 + random.int(1, 9));
      const isBack = j - i > 2 && random.int(1, 4) === 1;
      flights.push(isBack ? [names[j], names[i], price] : [names[i], names[j], price]);
    }
  }
  const k = Math.max(0, size - random.int(2, 5));
  return [size, random.shuffle(flights), names[0], names[size - 1], k];
}
