/** The levels go down more often than up, at most 1 000 of them. `size` counts nodes. */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const levels = [[]];
  for (let made = 1; made <= size; made++) {
    levels.at(-1).push(random.int(1, 10 ** 5));
    if (made === size) break;
    const turn = random.int(0, 9);
    if (turn < 5 && levels.length < 1_000) {
      const child = [];
      levels.at(-1).push(child);
      levels.push(child);
    } else if (turn < 7 && levels.length > 1) {
      levels.pop();
    }
  }
  return [levels[0]];
}
