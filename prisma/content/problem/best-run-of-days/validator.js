export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 50_000) return 'n must be 1 to 50 000';
  if (!/^-?\d+( -?\d+)*$/.test(lines[1])) return 'the second line must contain only numbers';
  const profits = lines[1].split(' ').map(Number);
  if (profits.length !== n) return 'there must be n profits';
  if (profits.some((profit) => Math.abs(profit) > 1e9)) return 'a profit must be -10^9 to 10^9';
  if (!/^\d+$/.test(lines[2])) return 'the third line must contain only q';
  const q = Number(lines[2]);
  if (q < 1 || q > 50_000) return 'q must be 1 to 50 000';
  if (lines.length !== q + 3) return 'there must be q requests';
  let asked = 0;
  for (const line of lines.slice(3)) {
    if (!/^(set \d+ -?\d+|best \d+ \d+)$/.test(line)) return 'a request must be set or best with two numbers';
    const [word, ...texts] = line.split(' ');
    const [first, second] = texts.map(Number);
    if (first < 1 || first > n) return 'a day must be 1 to n';
    if (word === 'set') {
      if (Math.abs(second) > 1e9) return 'a profit must be -10^9 to 10^9';
    } else {
      if (second < first || second > n) return 'a must not be greater than b';
      asked++;
    }
  }
  if (asked === 0) return 'one request must be best';
}
