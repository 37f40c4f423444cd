export function validate(times, n, k) {
  const isFrom = (number, least, most) => Number.isInteger(number) && number >= least && number <= most;
  if (!isFrom(n, 1, 2_000)) return 'n must be from 1 to 2 000';
  if (!isFrom(k, 1, n)) return 'k must be a node';
  if (times.length > 10_000) return 'there must be at most 10 000 edges';
  for (const entry of times) {
    const [u, v, w] = entry;
    if (entry.length !== 3 || !isFrom(u, 1, n) || !isFrom(v, 1, n) || u === v) {
      return 'an edge must lead from a node to a different node';
    }
    if (!isFrom(w, 0, 1_000)) return 'a time must be from 0 to 1 000';
  }
  const pairs = new Set(times.map(([u, v]) => u * 10_000 + v));
  if (pairs.size < times.length) return 'no two entries may have the same u and v';
}
