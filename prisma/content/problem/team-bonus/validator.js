export function validate(input) {
  const [first, second, third, ...requests] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(first) || !/^\d+$/.test(third)) return 'n and q must be alone on their lines';
  const [n, q] = [Number(first), Number(third)];
  if (n < 1 || n > 300_000 || q < 1 || q > 300_000) return 'n and q must be from 1 to 300 000';
  if (!/^(\d+( \d+)*)?$/.test(second)) return 'the second line must contain only numbers';
  const bosses = second === '' ? [] : second.split(' ').map(Number);
  if (bosses.length !== n - 1) return 'there must be n - 1 bosses';
  if (bosses.some((boss, i) => boss < 1 || boss > i + 1)) return 'a boss must have a smaller number';
  if (requests.length !== q) return 'there must be q requests';
  if (requests.some((request) => !/^(ask \d+|raise \d+ \d+)$/.test(request))) return 'a request must be raise i p or ask i';
  for (const request of requests) {
    const [, employee, bonus = 1] = request.split(' ').map(Number);
    if (employee < 1 || employee > n) return 'employees must be from 1 to n';
    if (bonus < 1 || bonus > 1e9) return 'a bonus must be from 1 to 10^9';
  }
  if (requests.every((request) => request.startsWith('raise'))) return 'there must be an ask';
}
