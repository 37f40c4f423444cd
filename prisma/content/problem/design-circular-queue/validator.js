const ARGUMENTS = { enQueue: 1, deQueue: 0, Front: 0, Rear: 0, isEmpty: 0, isFull: 0 };
const within = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 2 || first[0] !== 'MyCircularQueue') return 'the first call must be MyCircularQueue(k)';
  if (!within(first[1], 1, 1_000)) return 'k must be 1 to 1 000';
  if (rest.length > 3_000) return 'there must be at most 3 000 calls after the constructor';
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ARGUMENTS, name)) return `there is no method ${name}`;
    if (args.length !== ARGUMENTS[name]) return `${name} has the wrong number of arguments`;
    if (name === 'enQueue' && !within(args[0], 0, 1_000)) return 'value must be 0 to 1 000';
  }
}
