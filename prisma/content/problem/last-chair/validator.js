export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only q';
  const q = Number(lines[0]);
  if (q < 1 || q > 100_000) return 'q must be 1 to 100 000';
  if (lines.length !== q + 1) return 'there must be q games';
  let children = 0;
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+$/.test(line)) return 'a game must have n and k';
    const [n, k] = line.split(' ').map(Number);
    if (n < 1 || n > 1_000_000) return 'n must be 1 to 1 000 000';
    if (k < 1 || k > 1e9) return 'k must be 1 to 10^9';
    children += n;
  }
  if (children > 5_000_000) return 'the sum of all n must be at most 5 000 000';
}
