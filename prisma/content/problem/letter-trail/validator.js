export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.some((line) => !/^[A-Z]+$/.test(line))) return 'a line must have uppercase letters only';
  const word = lines.pop();
  if (word.length > 12) return 'the word must have 1 to 12 letters';
  if (lines.length < 1 || lines.length > 8) return 'there must be 1 to 8 rows';
  const columns = lines[0].length;
  if (columns > 8) return 'there must be 1 to 8 columns';
  if (lines.some((line) => line.length !== columns)) return 'all rows must have the same length';
}
