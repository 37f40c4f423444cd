export const smallest = 10;
export const largest = 50_000;
export const seeds = [1];

export const generate = (size, random) => [Array.from({ length: size }, () => random.int(0, 1_000_000_000))];
