/** Small steps wait for slightly larger ones, so that the linear search for a ready step is long. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rules = [];
  for (let later = 1; later < size; later++) {
    if (random.int(0, 9) < 9) rules.push(`${random.int(later + 1, Math.min(size, later + 4))} ${later}`);
  }
  return [`${size} ${rules.length}`, ...random.shuffle(rules)].join('\n') + '\n';
}
