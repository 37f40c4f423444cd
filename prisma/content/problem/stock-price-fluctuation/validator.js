const isAllowed = (number) => Number.isInteger(number) && number >= 1 && number <= 10 ** 9;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'StockPrice') return 'the first call must be StockPrice()';
  if (rest.length > 20_000) return 'there must be at most 20 000 calls after the constructor';
  let isEmpty = true;
  for (const [name, ...args] of rest) {
    if (!['update', 'current', 'maximum', 'minimum'].includes(name)) return `there is no method ${name}`;
    if (args.length !== (name === 'update' ? 2 : 0)) return `${name} has the wrong number of arguments`;
    if (!args.every(isAllowed)) return 'timestamp and price must be 1 to 10^9';
    if (name === 'update') isEmpty = false;
    else if (isEmpty) return `${name} must come after an update`;
  }
}
