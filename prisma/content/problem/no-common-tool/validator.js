export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2 || !/^\d+ \d+$/.test(lines[0])) return 'there must be two lines, the first with n and b';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain only numbers';
  const [n, b] = lines[0].split(' ').map(Number);
  const needs = lines[1].split(' ').map(Number);
  if (n < 1 || n > 200_000 || b < 1 || b > 16) return 'n must be from 1 to 200 000 and b from 1 to 16';
  if (needs.length !== n) return 'there must be n workers';
  if (needs.some((need) => need < 1 || need >= 2 ** b)) return 'a number must be from 1 to 2^b - 1';
}
