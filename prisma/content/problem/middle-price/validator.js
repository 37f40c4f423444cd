export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the offers';
  const n = Number(lines[0]);
  const offers = lines[1].split(' ').map(Number);
  if (n < 1 || n > 300_000) return 'n must be 1 to 300 000';
  if (offers.length !== n) return 'there must be n offers';
  if (offers.some((offer) => offer < 1 || offer > 1e9)) return 'offers must be 1 to 10^9';
}
