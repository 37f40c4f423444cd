/**
 * Meetings that follow each other, in shuffled order. With some seeds two of them overlap by one unit.
 * `size` counts meetings.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let time = 0;
  const meetings = Array.from({ length: size }, () => {
    const start = time + random.int(0, 9);
    time = start + random.int(2, 30);
    return [start, time];
  });
  if (size > 1 && random.int(0, 1) === 1) meetings[size - 2][1] = meetings[size - 1][0] + 1;
  return [random.shuffle(meetings)];
}
