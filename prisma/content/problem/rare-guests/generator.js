/** Nearly every guest comes at most twice, so that the subarrays are long. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const guests = Array.from({ length: Math.ceil(size / 2) }, () => random.int(1, 1_000_000_000));
  const visits = random.shuffle([...guests, ...guests]).slice(0, size);
  for (let i = random.int(0, size); i < size; i += Math.ceil(size / 3)) visits[i] = visits[0];
  return `${size}\n${visits.join(' ')}\n`;
}
