/** Increasing numbers with random gaps. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = -random.int(10 ** 6, 10 ** 9);
  return [
    Array.from({ length: size }, () => {
      value += random.int(1, 20_000);
      return value;
    }),
  ];
}
