export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+ \d+$/.test(lines[0])) return 'the first line must contain L, c and k';
  const [ribbon, cut, k] = lines[0].split(' ').map(Number);
  if (ribbon < 1 || ribbon > 1_000) return 'L must be 1 to 1 000';
  if (cut > 1e9) return 'c must not exceed 10^9';
  if (k < 1 || k > 20 || lines.length !== k + 1) return 'there must be k lengths, 1 to 20';
  if (lines.slice(1).some((line) => !/^\d+ \d+$/.test(line))) return 'a length must have a price and nothing else';
  const offers = lines.slice(1).map((line) => line.split(' ').map(Number));
  if (offers.some(([length]) => length < 1 || length > 100_000)) return 'a length must be 1 to 100 000';
  if (offers.some(([, price]) => price < 1 || price > 1e9)) return 'a price must be 1 to 10^9';
  if (new Set(offers.map(([length]) => length)).size !== k) return 'the lengths must be distinct';
}
