/** About every tenth step is broken, never three in a row, so that there is always a way. */
export const smallest = 1;
export const largest = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const broken = [];
  for (let step = 1; step < size; step++) {
    const isThird = broken.at(-1) === step - 1 && broken.at(-2) === step - 2;
    if (!isThird && random.int(0, 9) === 0) broken.push(step);
  }
  return `${size}\n${broken.join(' ')}\n`;
}
