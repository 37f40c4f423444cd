/** Results that mostly increase, so that most of them enter the heap; half of all are kept. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const step = Math.floor(900_000_000 / size);
  const results = Array.from({ length: size }, (_, i) => i * step + random.int(0, 50_000_000));
  return `${Math.ceil(size / 2)} ${size}\n${results.join(' ')}\n`;
}
