export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'MyStack') return 'the first call must be MyStack()';
  if (rest.length > 100) return 'there must be at most 100 calls after the constructor';
  let size = 0;
  for (const [name, ...args] of rest) {
    if (!['push', 'pop', 'top', 'empty'].includes(name)) return `there is no method ${name}`;
    if (args.length !== (name === 'push' ? 1 : 0)) return `${name} has the wrong number of arguments`;
    if (name === 'push' && !(Number.isInteger(args[0]) && args[0] >= 1 && args[0] <= 9)) {
      return 'x must be an integer from 1 to 9';
    }
    if ((name === 'pop' || name === 'top') && size === 0) return `${name} must not be called on an empty stack`;
    if (name === 'push') size++;
    if (name === 'pop') size--;
  }
}
