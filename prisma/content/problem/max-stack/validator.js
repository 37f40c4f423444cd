const ARGUMENTS = { push: 1, pop: 0, top: 0, peekMax: 0, popMax: 0 };

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'MaxStack') return 'the first call must be MaxStack()';
  if (rest.length > 40_000) return 'there must be at most 40 000 calls after the constructor';
  let height = 0;
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ARGUMENTS, name)) return `there is no method ${name}`;
    if (args.length !== ARGUMENTS[name]) return `${name} has the wrong number of arguments`;
    if (name === 'push') {
      if (!Number.isInteger(args[0]) || Math.abs(args[0]) > 10 ** 7) {
        return 'x must be an integer from -10^7 to 10^7';
      }
      height++;
    } else {
      if (height === 0) return `${name} is called on an empty stack`;
      if (name.startsWith('pop')) height--;
    }
  }
}
