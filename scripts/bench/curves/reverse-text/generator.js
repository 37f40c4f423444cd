export const smallest = 10;
export const largest = 200_000;
export const seeds = [1];

export const generate = (size, random) => [random.text(size, 'abcdefghij')];
