export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'HitCounter') return 'the first call must be HitCounter()';
  if (rest.length > 300) return 'there must be at most 300 calls after the constructor';
  let latest = 1;
  for (const call of rest) {
    const [name, timestamp] = call;
    if (call.length !== 2 || (name !== 'hit' && name !== 'getHits')) {
      return 'the other calls must be hit(timestamp) or getHits(timestamp)';
    }
    if (!Number.isInteger(timestamp) || timestamp > 2 * 10 ** 9) return 'timestamp must be 1 to 2 000 000 000';
    if (timestamp < latest) return 'the timestamps must start at 1 or later and never decrease';
    latest = timestamp;
  }
}
