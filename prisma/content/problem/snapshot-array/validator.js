const ARGUMENTS = { set: 2, snap: 0, get: 2 };
const within = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 2 || first[0] !== 'SnapshotArray') return 'the first call must be SnapshotArray(length)';
  const length = first[1];
  if (!within(length, 1, 20_000)) return 'length must be 1 to 20 000';
  if (rest.length > 40_000) return 'there must be at most 40 000 calls after the constructor';
  let snaps = 0;
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ARGUMENTS, name)) return `there is no method ${name}`;
    if (args.length !== ARGUMENTS[name]) return `${name} has the wrong number of arguments`;
    if (name === 'snap') {
      snaps++;
      continue;
    }
    if (!within(args[0], 0, length - 1)) return 'index must be 0 to length - 1';
    if (name === 'set' && !within(args[1], 0, 10 ** 9)) return 'val must be 0 to 10^9';
    if (name === 'get' && !within(args[1], 0, snaps - 1)) return 'the snapshot has not been taken';
  }
}
