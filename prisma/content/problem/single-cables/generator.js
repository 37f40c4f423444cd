/** A long chain of offices with detours around most parts of it, twice as many cables as offices. */
export const smallest = 2;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const names = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const cables = [];
  for (let i = 1; i < size; i++) {
    cables.push(`${names[i - 1]} ${names[i]}`);
    if (random.int(0, 9) < 6) cables.push(`${names[i]} ${names[Math.max(0, i - random.int(1, 4))]}`);
  }
  return [`${size} ${cables.length}`, ...random.shuffle(cables)].join('\n') + '\n';
}
