export function validate(pattern, s) {
  if (!/^[a-z]{1,20000}$/.test(pattern)) return 'pattern must have 1 to 20 000 lowercase letters';
  if (s.length < 1 || s.length > 200_000) return 's must have 1 to 200 000 characters';
  if (!/^[a-z ]+$/.test(s)) return 's must consist of lowercase letters and spaces';
  if (s.startsWith(' ') || s.endsWith(' ') || s.includes('  ')) return 'words must be separated by single spaces';
}
