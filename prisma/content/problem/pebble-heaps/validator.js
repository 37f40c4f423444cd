export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'a line must contain numbers';
  const [allowed, heaps] = lines.map((line) => line.split(' ').map(Number));
  if (allowed.length > 50) return 'there must be 1 to 50 allowed numbers';
  if (allowed.some((taken, i) => taken < 1 || taken > 10_000 || taken <= allowed[i - 1])) {
    return 'allowed numbers must be increasing, from 1 to 10 000';
  }
  if (heaps.length > 1000) return 'there must be 1 to 1 000 heaps';
  if (heaps.some((size) => size < 1 || size > 10_000)) return 'heaps must have 1 to 10 000 pebbles';
}
