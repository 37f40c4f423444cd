/** A random train, or one that is nearly in descending order. */
export const smallest = 1;
export const largest = 120_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const train = Array.from({ length: size }, (_, i) => size - i);
  if (random.int(0, 1) === 0) return `${size}\n${random.shuffle(train).join(' ')}\n`;
  for (let k = 0; k < size / 20; k++) {
    const [i, j] = [random.int(0, size - 1), random.int(0, size - 1)];
    [train[i], train[j]] = [train[j], train[i]];
  }
  return `${size}\n${train.join(' ')}\n`;
}
