export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the weights';
  const n = Number(lines[0]);
  const weights = lines[1].split(' ').map(Number);
  if (n < 1 || n > 400) return 'n must be 1 to 400';
  if (weights.length !== n) return 'there must be n weights';
  if (weights.some((weight) => weight < 1 || weight > 1e6)) return 'weights must be 1 to 10^6';
}
