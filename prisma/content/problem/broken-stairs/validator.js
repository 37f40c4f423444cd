export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 2_000) return 'n must be 1 to 2 000';
  if (lines[1] === '') return;
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the broken steps';
  let last = 0;
  for (const step of lines[1].split(' ').map(Number)) {
    if (step <= last || step >= n) return 'broken steps must be strictly increasing, from 1 to n - 1';
    last = step;
  }
}
