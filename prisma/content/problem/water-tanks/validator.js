export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'each line must contain only numbers';
  const [first, times] = lines.map((line) => line.split(' ').map(Number));
  if (first.length !== 3) return 'the first line must contain n, r and K';
  const [n, rest, tanks] = first;
  if (n < 1 || n > 100_000) return 'n must be from 1 to 100 000';
  if (rest > 1e9) return 'r must be at most 10^9';
  if (tanks < 1 || tanks > 1e9) return 'K must be from 1 to 10^9';
  if (times.length !== n) return 'there must be n times';
  if (times.some((time) => time < 1 || time > 1e9)) return 'a time must be from 1 to 10^9';
}
