export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain c and n';
  const [c, n] = lines[0].split(' ').map(Number);
  if (c < 1 || c > 200_000 || n < 1 || n > 200_000) {
    return 'c and n must be from 1 to 200 000';
  }
  const tools = lines[1].split(' ');
  if (tools.length !== n) return 'there must be n tools';
  if (tools.some((tool) => !/^[a-z]{1,10}$/.test(tool))) {
    return 'a name must have 1 to 10 lowercase letters';
  }
}
