/** Ones nearly everywhere: the zeros are near one corner, far away from most cells. `size` counts cells. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const mat = Array.from({ length: rows }, () => Array(columns).fill(1));
  const atBottom = random.int(0, 1) === 1;
  const atRight = random.int(0, 1) === 1;
  for (let zero = 0; zero < 3; zero++) {
    const row = random.int(0, Math.floor((rows - 1) / 10));
    const column = random.int(0, Math.floor((columns - 1) / 10));
    mat[atBottom ? rows - 1 - row : row][atRight ? columns - 1 - column : column] = 0;
  }
  return [mat];
}
