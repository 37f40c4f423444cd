/** An array half as long as there are calls, a snapshot at every third call, and one element that is set often. */
export const smallest = 2;
export const largest = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const length = Math.ceil(size / 2);
  const busy = random.int(0, length - 1);
  const index = () => (random.int(1, 2) === 1 ? busy : random.int(0, length - 1));
  const calls = [['SnapshotArray', length]];
  let snaps = 0;
  for (let i = 0; i < size; i++) {
    const kind = random.int(1, 3);
    if (kind === 1) calls.push(['set', index(), random.int(0, 10 ** 9)]);
    else if (kind === 2 || snaps === 0) snaps = calls.push(['snap']) && snaps + 1;
    else calls.push(['get', index(), random.int(0, snaps - 1)]);
  }
  return calls;
}
