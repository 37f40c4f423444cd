export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 4) return 'there must be four lines';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'each line must contain only its numbers';
  const [[n, ...afterN], heights, [q, ...afterQ], queries] = lines.map((line) => line.split(' ').map(Number));
  if (afterN.length > 0 || afterQ.length > 0) return 'n and q must be alone on their lines';
  if (n < 1 || n > 200_000 || q < 1 || q > 200_000) return 'n and q must be 1 to 200 000';
  if (heights.length !== n) return 'there must be n heights';
  if (queries.length !== q) return 'there must be q queries';
  const isWithin = (number) => number >= 1 && number <= 1e9;
  if (!heights.every(isWithin) || !queries.every(isWithin)) return 'heights and queries must be 1 to 10^9';

  let peak = 0;
  while (peak + 1 < n && heights[peak] < heights[peak + 1]) peak++;
  for (let i = peak; i + 1 < n; i++) {
    if (heights[i] <= heights[i + 1]) return 'the heights must be strictly increasing up to a peak and strictly decreasing after it';
  }
}
