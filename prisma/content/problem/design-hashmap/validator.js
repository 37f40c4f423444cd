const within = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'MyHashMap') return 'the first call must be MyHashMap()';
  if (rest.length > 10_000) return 'there must be at most 10 000 calls after the constructor';
  for (const [name, ...args] of rest) {
    if (!['put', 'get', 'remove'].includes(name)) return `there is no method ${name}`;
    if (args.length !== (name === 'put' ? 2 : 1)) return `${name} has the wrong number of arguments`;
    if (!args.every((number) => within(number, 0, 10 ** 6))) return 'keys and values must be 0 to 10^6';
  }
}
