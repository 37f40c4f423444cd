/** Costs are differences of heights, so that no round trip gains energy; two inputs in three hide one that gains 1. */
export const smallest = 2;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const height = Array.from({ length: size + 1 }, () => random.int(0, 900_000));
  const lines = [];
  const add = (from, to, loss) => lines.push(`${from} ${to} ${height[to] - height[from] + loss}`);
  const places = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  if (random.int(1, 3) > 1) {
    const trip = places.slice(0, random.int(2, Math.max(2, Math.floor(size / 4))));
    trip.forEach((place, i) => add(place, trip[(i + 1) % trip.length], i === 0 ? -1 : 0));
  }
  for (let i = 1; i < size; i++) add(places[i - 1], places[i], random.int(0, 10));
  while (lines.length < 5 * size) {
    const [from, to] = [random.int(1, size), random.int(1, size)];
    if (from !== to) add(from, to, random.int(0, 90_000));
  }
  return `${[`${size} ${lines.length}`, ...random.shuffle(lines)].join('\n')}\n`;
}
