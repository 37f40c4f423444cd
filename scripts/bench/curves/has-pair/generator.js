/** All numbers are even and the target is odd: nobody ends early. */
export const smallest = 10;
export const largest = 100_000;
export const seeds = [1];

export const generate = (size, random) => [
  Array.from({ length: size }, () => 2 * random.int(-400_000_000, 400_000_000)),
  2 * random.int(-1000, 1000) + 1,
];
