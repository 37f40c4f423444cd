/** The budget pays for about half of the gates, so that trips are long; decreasing prices fill the deque. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const prices = Array.from({ length: size }, () => random.int(0, 1_000_000_000));
  if (random.int(0, 2) === 0) prices.sort((a, b) => b - a);
  const budget = Math.floor(size / 2) * random.int(400_000_000, 600_000_000);
  return `${size} ${budget}\n${prices.join(' ')}\n`;
}
