export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0]) || !/^\d+( \d+)*$/.test(lines[1])) return 'each line must contain only numbers';
  const n = Number(lines[0]);
  const cards = lines[1].split(' ').map(Number);
  if (n < 1 || n > 500_000) return 'n must be from 1 to 500 000';
  if (cards.length !== n) return 'there must be n cards';
  if (cards.some((card) => card > 1e9)) return 'a number must be at most 10^9';
}
