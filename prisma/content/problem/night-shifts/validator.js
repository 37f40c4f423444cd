export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(first)) return 'the first line must contain n and m';
  const [n, m] = first.split(' ').map(Number);
  if (n < 1 || n > 1000 || m < 1 || m > 1000) return 'n and m must be from 1 to 1 000';
  if (lines.length !== n) return 'there must be a line for each nurse';
  let wishes = 0;
  for (const line of lines) {
    if (!/^\d+( \d+)*$/.test(line)) return 'a nurse must name at least one shift';
    const shifts = line.split(' ').map(Number);
    if (shifts.some((shift) => shift < 1 || shift > m)) return 'shifts must be from 1 to m';
    if (new Set(shifts).size < shifts.length) return 'a nurse must not name a shift twice';
    wishes += shifts.length;
  }
  if (wishes > 20_000) return 'at most 20 000 shifts may be named in total';
}
