/** As many requests as employees; long chains, and requests mostly at their ends. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const reach = random.pick([1, 3, 10]);
  const bosses = Array.from({ length: size - 1 }, (_, i) => random.int(Math.max(1, i + 2 - reach), i + 1));
  const requests = Array.from({ length: size }, (_, i) => {
    const employee = random.int(Math.ceil(size / 2), size);
    if (i % 2 === 0) return `ask ${employee}`;
    return `raise ${random.int(1, size)} ${random.int(1, 1_000_000_000)}`;
  });
  return `${size}\n${bosses.join(' ')}\n${size}\n${requests.join('\n')}\n`;
}
