/**
 * The fuel of each station just covers its drive, except for a drive that is too long shortly before the end. So
 * each start gets nearly to the end before it fails. The last station makes up for the deficit or,
 * with some seeds, lacks one unit. `size` is the number of stations.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const gas = Array.from({ length: size }, () => random.int(0, 5_000));
  const cost = [...gas];
  if (size > 1) cost[size - 2] = gas[size - 2] + 3_000;
  cost[size - 1] = 0;
  gas[size - 1] = size > 1 ? random.pick([2_999, 3_000, 3_400]) : random.int(0, 1);
  return [gas, cost];
}
