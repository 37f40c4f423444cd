/** Many snakes and few ladders; now and then six snakes in a row, which no move can pass. `size` counts rows. */
export const smallest = 2;
export const largest = 20;
export const measuredUpTo = 40;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const last = size * size;
  const to = Array(last + 1).fill(-1);
  for (let label = 2; label < last; label++) {
    const chance = random.int(1, 20);
    if (chance <= 6) to[label] = random.int(1, label - 1);
    else if (chance === 7) to[label] = random.int(label + 1, Math.min(last, label + 3 * size));
  }
  if (last > 30 && random.int(0, 3) === 0) {
    const start = random.int(10, last - 10);
    for (let label = start; label < start + 6; label++) to[label] = random.int(1, 9);
    for (let label = 2; label < start; label++) if (to[label] >= start) to[label] = -1;
  }
  const board = Array.from({ length: size }, () => Array(size).fill(-1));
  for (let label = 1; label <= last; label++) {
    const up = Math.floor((label - 1) / size);
    const along = (label - 1) % size;
    board[size - 1 - up][up % 2 === 0 ? along : size - 1 - along] = to[label];
  }
  return [board];
}
