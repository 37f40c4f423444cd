export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and the limit';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain only the weights';
  const [n, limit] = lines[0].split(' ').map(Number);
  const weights = lines[1].split(' ').map(Number);
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (limit > 1e9) return 'the limit must be at most 10^9';
  if (weights.length !== n) return 'there must be n weights';
  if (weights.some((weight) => weight < 1 || weight > limit)) return 'a weight must be 1 to the limit';
}
