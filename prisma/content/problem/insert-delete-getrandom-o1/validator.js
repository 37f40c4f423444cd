const isInt = (value) => Number.isInteger(value) && value >= -(2 ** 31) && value <= 2 ** 31 - 1;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'RandomizedSet') return 'the first call must be RandomizedSet()';
  if (rest.length > 50_000) return 'there must be at most 50 000 calls after the constructor';
  const present = new Set();
  for (const [name, ...args] of rest) {
    if (name === 'getRandom') {
      if (args.length !== 0) return 'getRandom has no arguments';
      if (present.size === 0) return 'getRandom is called on an empty set';
    } else {
      if (name !== 'insert' && name !== 'remove') return `there is no method ${name}`;
      if (args.length !== 1 || !isInt(args[0])) return 'val must be a 32-bit integer';
      if (name === 'insert') present.add(args[0]);
      else present.delete(args[0]);
    }
  }
}
