export function validate(input) {
  const lines = input.split('\n');
  if (lines.length !== 3 || lines[2] !== '') return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (!/^(\d+( \d+)*)?$/.test(lines[1])) return 'the second line must contain only numbers';
  const n = Number(lines[0]);
  if (n < 1 || n > 500_000) return 'n must be from 1 to 500 000';
  const bosses = lines[1] === '' ? [] : lines[1].split(' ').map(Number);
  if (bosses.length !== n - 1) return 'there must be n - 1 bosses';
  if (bosses.some((boss, i) => boss < 1 || boss > i + 1)) return 'a boss must have a smaller number';
}
