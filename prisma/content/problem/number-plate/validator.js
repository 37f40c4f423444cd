export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 100_000) return 'n must be 1 to 100 000';
  const cards = lines[1].split(' ');
  if (cards.length !== n) return 'there must be n numbers';
  if (cards.some((card) => !/^(0|[1-9]\d*)$/.test(card) || Number(card) > 1e9)) {
    return 'a card must show a number from 0 to 10^9 without leading zeros';
  }
}
