/** Half of the calls add points of a narrow square, some of them twice; the other half counts among these. */
export const smallest = 2;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const width = Math.ceil(Math.sqrt(size / 2));
  const left = random.int(0, 1_000 - width);
  const bottom = random.int(0, 1_000 - width);
  const point = () => [left + random.int(0, width), bottom + random.int(0, width)];
  const calls = [['DetectSquares']];
  for (let i = 0; i < size; i++) calls.push([i < size / 2 ? 'add' : 'count', point()]);
  return calls;
}
