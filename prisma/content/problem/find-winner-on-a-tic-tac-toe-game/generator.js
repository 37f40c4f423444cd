/** Random cells in turn, up to `size` of them. The game stops at the first win. */
export const smallest = 1;
export const largest = 9;
export const seeds = [1, 2, 3, 4, 5, 6];

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

export function generate(size, random) {
  const moves = [];
  const owned = [new Set(), new Set()];
  for (const cell of random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, size)) {
    const own = owned[moves.length % 2].add(cell);
    moves.push([Math.floor(cell / 3), cell % 3]);
    if (LINES.some((line) => [...line].every((one) => own.has(Number(one))))) break;
  }
  return [moves];
}
