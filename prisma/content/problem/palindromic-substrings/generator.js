/** One letter repeated, with a different one at one or two indices near the ends. */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const [most, other] = random.shuffle([...'abcdefgh']);
  const letters = Array(size).fill(most);
  const margin = Math.floor(size / 10);
  letters[random.int(0, margin)] = other;
  if (random.int(0, 1) === 1) letters[size - 1 - random.int(0, margin)] = other;
  return [letters.join('')];
}
