export function validate(times, n, k) {
  const isFrom = (number, least, most) => Number.isInteger(number) && number >= least && number <= most;
  if (!isFrom(n, 1, 100)) return 'n must be from 1 to 100';
  if (!isFrom(k, 1, n)) return 'k must be a node';
  if (times.length < 1 || times.length > 6_000) return 'there must be 1 to 6 000 edges';
  for (const entry of times) {
    const [u, v, w] = entry;
    if (entry.length !== 3 || !isFrom(u, 1, n) || !isFrom(v, 1, n) || u === v) {
      return 'an edge must lead from a node to a different node';
    }
    if (!isFrom(w, 0, 100)) return 'a time must be from 0 to 100';
  }
  const pairs = new Set(times.map(([u, v]) => u * 10_000 + v));
  if (pairs.size < times.length) return 'no two entries may have the same u and v';
}
