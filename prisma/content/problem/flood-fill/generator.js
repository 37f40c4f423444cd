/** A region that winds from the start in the last corner through the whole image. `size` counts cells. */
export const smallest = 1;
export const largest = 1_600;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const old = random.int(0, 9);
  const other = () => random.pick([10, 11]);
  const image = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      if (row % 2 === 0) return old;
      return column === (row % 4 === 1 ? columns - 1 : 0) ? old : other();
    }),
  );
  const start = rows % 2 === 0 ? rows - 2 : rows - 1;
  return [image, Math.max(0, start), start % 4 === 0 ? columns - 1 : 0, random.int(10, 12)];
}
