export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the numbers';
  const n = Number(lines[0]);
  const tickets = lines[1].split(' ').map(Number);
  if (n < 1 || n > 1_000_000) return 'n must be 1 to 1 000 000';
  if (tickets.length !== n) return 'there must be n numbers';
  if (tickets.some((ticket) => ticket > 4_294_967_295)) return 'numbers must be 0 to 2^32 - 1';
  const counts = new Map();
  for (const ticket of tickets) counts.set(ticket, (counts.get(ticket) ?? 0) + 1);
  const lonely = [...counts.values()].filter((count) => count !== 3);
  if (lonely.length !== 1 || lonely[0] !== 1) return 'every number except one must occur three times, and that one once';
}
