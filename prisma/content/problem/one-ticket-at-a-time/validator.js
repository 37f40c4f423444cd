export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 4) return 'there must be four lines';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) {
    return 'a line must contain numbers';
  }
  const [ns, wanted, qs, persons] = lines.map((line) => line.split(' ').map(Number));
  if (ns.length !== 1 || qs.length !== 1) {
    return 'n and q must be alone on their lines';
  }
  const [n, q] = [ns[0], qs[0]];
  if (n < 1 || n > 100_000) return 'n must be 1 to 100 000';
  if (q < 1 || q > 20) return 'q must be 1 to 20';
  if (wanted.length !== n || persons.length !== q) {
    return 'there must be n and q numbers';
  }
  if (wanted.some((t) => t < 1 || t > 1e9)) return 'tickets must be from 1 to 10^9';
  if (persons.some((person) => person < 1 || person > n)) {
    return 'a person must be from 1 to n';
  }
}
