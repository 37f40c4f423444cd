export function validate(m, n) {
  const isSize = (count) => Number.isInteger(count) && count >= 1 && count <= 100;
  if (!isSize(m) || !isSize(n)) return 'm and n must be from 1 to 100';
  const few = Math.min(m, n) - 1;
  let paths = 1;
  for (let i = 1; i <= few; i++) {
    paths = (paths * (Math.max(m, n) - 1 + i)) / i;
    if (paths > 2_000_000_000) return 'the answer must be at most 2 000 000 000';
  }
}
