/**
 * Large open areas with a few walls, and gates only near one corner, so that most rooms are far from the
 * nearest gate. `size` counts cells.
 */
export const smallest = 1;
export const largest = 40_000;
export const seeds = [1, 2, 3];

const ROOM = 2 ** 31 - 1;

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const rooms = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random.int(1, 9) === 1 ? -1 : ROOM)),
  );
  const near = () => rooms[random.int(0, Math.floor((rows - 1) / 20))];
  for (let gate = 0; gate < 3; gate++) near()[random.int(0, Math.floor((columns - 1) / 20))] = 0;
  return [rooms];
}
