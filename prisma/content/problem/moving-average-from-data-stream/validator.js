const within = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 2 || first[0] !== 'MovingAverage') return 'the first call must be MovingAverage(size)';
  if (!within(first[1], 1, 1_000)) return 'size must be 1 to 1 000';
  if (rest.length > 10_000) return 'next must be called at most 10 000 times';
  for (const call of rest) {
    if (call.length !== 2 || call[0] !== 'next') return 'the other calls must be next(val)';
    if (!within(call[1], -(10 ** 5), 10 ** 5)) return 'val must be from -10^5 to 10^5';
  }
}
