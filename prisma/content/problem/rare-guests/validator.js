export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0]) || !/^\d+( \d+)*$/.test(lines[1])) return 'a line contains something other than numbers';
  const n = Number(lines[0]);
  const guests = lines[1].split(' ').map(Number);
  if (n < 1 || n > 300_000) return 'n must be 1 to 300 000';
  if (guests.length !== n) return 'there must be n guest numbers';
  if (guests.some((guest) => guest < 1 || guest > 1e9)) return 'a guest number must be 1 to 10^9';
}
