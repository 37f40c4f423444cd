/** One array has about two thirds of the numbers; some values repeat. */
export const smallest = 1;
export const largest = 1_500;
export const measuredUpTo = 75_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const sorted = (length) => {
    const step = random.int(1, 800);
    let value = random.int(-100_000, 100_000);
    return Array.from({ length }, () => (value += random.int(0, step)));
  };
  const first = Math.floor(size / 3);
  const lists = [sorted(first), sorted(size - first)];
  return random.int(0, 1) === 1 ? lists : lists.reverse();
}
