/** The number of tanks grows with the square of the number of pumps: 10^9 tanks for the largest size. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 5, 7];

export function generate(size, random) {
  const tanks = Math.max(1, Math.floor((size * size) / 10));
  // One slow pump among fast ones, or pumps of all speeds.
  const isMixed = random.int(0, 1) === 0;
  const [rest, slowest] = isMixed ? [random.int(0, 1_000_000_000), 1_000_000_000] : [random.int(0, 3), 1000];
  const times = Array.from({ length: size }, () => random.int(1, slowest));
  times[0] = 1_000_000_000;
  return `${size} ${rest} ${tanks}\n${times.join(' ')}\n`;
}
