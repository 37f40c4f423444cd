export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 3000) return 'n must be 1 to 3000';
  const lamps = lines.slice(1);
  if (lamps.length !== n) return 'there must be n lamps';
  const isNumber = /^(0|[1-9]\d*) (0|[1-9]\d*)$/;
  if (lamps.some((lamp) => !isNumber.test(lamp))) return 'a lamp must have x and y';
  if (lamps.some((lamp) => lamp.split(' ').some((value) => value > 1e9))) {
    return 'coordinates must be 0 to 10^9';
  }
  if (new Set(lamps).size !== n) return 'no two lamps may hang at the same point';
}
