/** Short trips all along the road. The capacity is the largest number of passengers, or one less. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const change = Array(1_001).fill(0);
  const trips = Array.from({ length: size }, () => {
    const from = random.int(0, 900);
    const trip = [random.int(1, 100), from, from + random.int(1, 100)];
    change[trip[1]] += trip[0];
    change[trip[2]] -= trip[0];
    return trip;
  });
  let [passengers, most] = [0, 0];
  for (const difference of change) most = Math.max(most, (passengers += difference));
  return [trips, Math.max(1, most - random.int(0, 1))];
}
