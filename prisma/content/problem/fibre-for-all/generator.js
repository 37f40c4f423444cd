/** A third of the towns is connected by existing lines; the offers connect the others to them, and some are redundant. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const towns = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const built = [];
  for (let i = 1; i < Math.floor(size / 3); i++) built.push(`${towns[i]} ${towns[random.int(Math.max(0, i - 3), i - 1)]}`);
  const first = Math.max(1, Math.floor(size / 3));
  const offers = [];
  for (let i = first; i < size; i++) {
    offers.push(`${towns[i]} ${towns[random.int(Math.max(0, i - 3), i - 1)]} ${random.int(1, 1_000_000_000)}`);
  }
  while (offers.length < size) {
    const one = random.int(0, size - 2);
    offers.push(`${towns[one]} ${towns[random.int(one + 1, size - 1)]} ${random.int(1, 1_000_000_000)}`);
  }
  return `${[`${size} ${built.length}`, ...built, offers.length, ...random.shuffle(offers)].join('\n')}\n`;
}
