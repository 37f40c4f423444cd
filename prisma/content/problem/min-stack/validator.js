const ARGUMENTS = { push: 1, pop: 0, top: 0, getMin: 0 };

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'MinStack') return 'the first call must be MinStack()';
  if (rest.length > 30_000) return 'there must be at most 30 000 calls after the constructor';
  let height = 0;
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ARGUMENTS, name)) return `there is no method ${name}`;
    if (args.length !== ARGUMENTS[name]) return `${name} has the wrong number of arguments`;
    if (name === 'push') {
      if (!Number.isInteger(args[0]) || args[0] < -(2 ** 31) || args[0] > 2 ** 31 - 1) {
        return 'val must be a 32-bit integer';
      }
      height += 1;
    } else {
      if (height === 0) return `${name} is called on an empty stack`;
      if (name === 'pop') height -= 1;
    }
  }
}
