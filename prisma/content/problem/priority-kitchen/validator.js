export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (lines.length !== n + 1) return 'there must be n lines after the first';
  let before = 0;
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+ \d+$/.test(line)) return 'an order must consist of three integers';
    const [arrival, time, priority] = line.split(' ').map(Number);
    if (arrival < before) return 'orders must be sorted by arrival';
    if (arrival > 1e9) return 'an arrival must not be above 10^9';
    if (time < 1 || time > 1e9) return 'a time must be 1 to 10^9';
    if (priority < 1 || priority > 1e9) return 'a priority must be 1 to 10^9';
    before = arrival;
  }
}
