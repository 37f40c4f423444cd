/** One letter with few others, far apart, so that rotations share long prefixes. */
export const smallest = 1;
export const largest = 300_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = Array.from({ length: size }, () => 'b');
  const gap = random.pick([1, 2, 4]);
  for (let i = 0; i < size; i += Math.ceil(size / gap)) letters[i] = 'c';
  letters[random.int(0, size - 1)] = random.pick(['b', 'c', 'd']);
  return `${letters.join('')}\n`;
}
