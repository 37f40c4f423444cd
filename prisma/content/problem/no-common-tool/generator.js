/** Sixteen tools; most workers need few of them, so that many can work together. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const needs = Array.from({ length: size }, () => {
    const all = random.int(1, 65_535);
    const few = all & random.int(0, 65_535) & random.int(0, 65_535);
    return few === 0 ? all : few;
  });
  return `${size} 16\n${needs.join(' ')}\n`;
}
