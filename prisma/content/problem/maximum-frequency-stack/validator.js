export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'FreqStack') return 'the first call must be FreqStack()';
  if (rest.length > 20_000) return 'there must be at most 20 000 calls of push and pop';
  let height = 0;
  for (const [name, ...args] of rest) {
    if (name !== 'push' && name !== 'pop') return `there is no method ${name}`;
    if (args.length !== (name === 'push' ? 1 : 0)) return `${name} has the wrong number of arguments`;
    if (name === 'push' && !(Number.isInteger(args[0]) && args[0] >= 0 && args[0] <= 10 ** 9)) {
      return 'val must be an integer from 0 to 10^9';
    }
    if (name === 'pop' && height === 0) return 'pop is called on an empty stack';
    height += name === 'push' ? 1 : -1;
  }
}
