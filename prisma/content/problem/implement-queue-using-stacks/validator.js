const ARGUMENTS = { push: 1, pop: 0, peek: 0, empty: 0 };

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'MyQueue') return 'the first call must be MyQueue()';
  if (rest.length > 100) return 'there must be at most 100 calls after the constructor';
  let size = 0;
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ARGUMENTS, name)) return `there is no method ${name}`;
    if (args.length !== ARGUMENTS[name]) return `${name} has the wrong number of arguments`;
    if (name === 'push') {
      if (!Number.isInteger(args[0]) || args[0] < 1 || args[0] > 9) return 'x must be an integer from 1 to 9';
      size += 1;
    } else if (name !== 'empty') {
      if (size === 0) return `${name} is called on an empty queue`;
      if (name === 'pop') size -= 1;
    }
  }
}
