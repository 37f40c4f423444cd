export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the wagons';
  const n = Number(lines[0]);
  const train = lines[1].split(' ').map(Number);
  if (n < 1 || n > 500_000) return 'n must be from 1 to 500 000';
  if (train.length !== n) return 'there must be n wagons';
  if (train.some((wagon) => wagon < 1 || wagon > n)) return 'a wagon must be from 1 to n';
  if (new Set(train).size !== n) return 'no wagon may occur twice';
}
