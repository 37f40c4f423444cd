export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return 'there must be three lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and q';
  if (lines.slice(1).some((line) => !/^[a-z]+( [a-z]+)*$/.test(line))) return 'words must consist of lowercase letters';
  const [n, q] = lines[0].split(' ').map(Number);
  const [names, prefixes] = lines.slice(1).map((line) => line.split(' '));
  if (names.length !== n) return 'there must be n names';
  if (prefixes.length !== q) return 'there must be q prefixes';
  const letters = (words) => words.reduce((sum, word) => sum + word.length, 0);
  if (letters(names) > 1_000_000 || letters(prefixes) > 1_000_000) return 'there must be at most 1 000 000 letters';
}
