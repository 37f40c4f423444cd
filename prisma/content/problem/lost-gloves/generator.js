/** Many colours with one side each at first, so that few gloves find a partner. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const gloves = [];
  for (let i = 0; i < size; i++) {
    const isOld = i > 0.9 * size && random.int(0, 1) === 1;
    const colour = isOld ? random.pick(gloves).split(' ')[0] : random.text(8, 'abcdef');
    gloves.push(`${colour} ${random.pick(isOld ? ['L', 'R'] : ['L'])}`);
  }
  return `${size}\n${gloves.join('\n')}\n`;
}
