const isCoordinate = (value) => Number.isInteger(value) && value >= 0 && value <= 1_000;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'DetectSquares') return 'the first call must be DetectSquares()';
  if (rest.length > 3_000) return 'there must be at most 3 000 calls after the constructor';
  for (const [name, ...args] of rest) {
    if (name !== 'add' && name !== 'count') return `there is no method ${name}`;
    if (args.length !== 1 || !Array.isArray(args[0])) return `${name} takes one point`;
    if (args[0].length !== 2 || !args[0].every(isCoordinate)) return 'a point must have two integers from 0 to 1 000';
  }
}
