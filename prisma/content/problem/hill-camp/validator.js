export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 4) return 'there must be four lines';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'a line holds something else than its numbers';
  const [[n, ...afterN], heights, [q, ...afterQ], questions] = lines.map((line) => line.split(' ').map(Number));
  if (afterN.length > 0 || afterQ.length > 0) return 'n and q must stand alone in their lines';
  if (n < 1 || n > 200_000 || q < 1 || q > 200_000) return 'n and q must be 1 to 200 000';
  if (heights.length !== n) return 'there must be n heights';
  if (questions.length !== q) return 'there must be q questions';
  const isWithin = (number) => number >= 1 && number <= 1e9;
  if (!heights.every(isWithin) || !questions.every(isWithin)) return 'heights and questions must be 1 to 10^9';

  let peak = 0;
  while (peak + 1 < n && heights[peak] < heights[peak + 1]) peak++;
  for (let i = peak; i + 1 < n; i++) {
    if (heights[i] <= heights[i + 1]) return 'the heights must rise strictly and then fall strictly';
  }
}
