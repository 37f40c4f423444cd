export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2 || !/^\d+$/.test(lines[0])) return 'there must be two lines, the first with n alone';
  const n = Number(lines[0]);
  if (n < 1 || n > 100_000) return 'n must be 1 to 100 000';
  const words = lines[1].split(' ');
  if (words.length !== n) return 'there must be n words';
  if (words.some((word) => !/^[a-z]{1,1000}$/.test(word))) return 'a word must have 1 to 1000 letters a to z';
  if (words.join('').length > 1_000_000) return 'there must be at most 1 000 000 letters';
}
