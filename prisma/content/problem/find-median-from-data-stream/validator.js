export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'MedianFinder') return 'the first call must be MedianFinder()';
  if (rest.length > 50_000) return 'there must be at most 50 000 calls after the constructor';
  let numbers = 0;
  for (const [name, ...args] of rest) {
    if (name === 'addNum') {
      if (args.length !== 1 || !Number.isInteger(args[0]) || Math.abs(args[0]) > 10 ** 5) {
        return 'num must be an integer from -10^5 to 10^5';
      }
      numbers++;
    } else {
      if (name !== 'findMedian' || args.length > 0) return 'the other calls must be addNum(num) or findMedian()';
      if (numbers === 0) return 'findMedian must not be called before a number was added';
    }
  }
}
