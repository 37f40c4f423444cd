export const smallest = 4;
export const largest = 3_000;
export const seeds = [1];

export const generate = (size, random) => [Array.from({ length: size }, () => random.int(-100_000_000, 100_000_000))];
