export function validate(input) {
  const [first, ...switches] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(first)) return 'the first line must contain b and m';
  const [b, m] = first.split(' ').map(Number);
  if (b < 1 || b > 30 || m < 1 || m > 20) return 'b must be from 1 to 30 and m from 1 to 20';
  if (switches.length !== m) return 'there must be m switches';
  if (switches.some((lamps) => lamps.length !== b || !/^[01]+$/.test(lamps))) return 'a switch must have b digits 0 or 1';
}
