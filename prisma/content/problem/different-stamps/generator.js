/** Some kinds are common and some rare; the ranges are long, and there are as many queries as stamps. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const common = Math.ceil(Math.sqrt(size));
  const kinds = Array.from({ length: size }, () => random.int(1, random.int(0, 1) === 0 ? common : size));
  const questions = Array.from({ length: size }, () =>
    [random.int(1, size), random.int(1, size)].sort((a, b) => a - b).join(' '),
  );
  return `${size}\n${kinds.join(' ')}\n${size}\n${questions.join('\n')}\n`;
}
