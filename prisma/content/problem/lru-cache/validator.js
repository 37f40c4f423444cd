const within = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 2 || first[0] !== 'LRUCache') return 'the first call must be LRUCache(capacity)';
  if (!within(first[1], 1, 3_000)) return 'capacity must be 1 to 3 000';
  if (rest.length > 50_000) return 'there must be at most 50 000 calls after the constructor';
  for (const [name, ...args] of rest) {
    if (name !== 'get' && name !== 'put') return `there is no method ${name}`;
    if (args.length !== (name === 'get' ? 1 : 2)) return `${name} has the wrong number of arguments`;
    if (!within(args[0], 0, 10_000)) return 'key must be 0 to 10 000';
    if (name === 'put' && !within(args[1], 0, 100_000)) return 'value must be 0 to 100 000';
  }
}
