/** Heights increase with the widths on the whole, so that there are many long chains. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const step = Math.floor(900_000_000 / size);
  const frames = Array.from({ length: size }, (_, i) => {
    const width = 1 + Math.floor(i / 2) * step;
    return `${width} ${Math.max(1, Math.min(1_000_000_000, width + random.int(-3 * step, 3 * step)))}`;
  });
  return `${size}\n${random.shuffle(frames).join('\n')}\n`;
}
