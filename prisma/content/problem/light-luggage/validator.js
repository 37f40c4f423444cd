export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and B';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the weights';
  const [n, limit] = lines[0].split(' ').map(BigInt);
  const weights = lines[1].split(' ').map(BigInt);
  if (n < 1n || n > 40n) return 'n must be 1 to 40';
  if (limit < 1n || limit > 10n ** 17n) return 'B must be 1 to 10^17';
  if (weights.length !== Number(n)) return 'there must be n weights';
  if (weights.some((weight) => weight < 1n || weight > 10n ** 15n)) return 'weights must be 1 to 10^15';
}
