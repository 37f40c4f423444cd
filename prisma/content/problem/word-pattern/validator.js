export function validate(pattern, s) {
  if (!/^[a-z]{1,300}$/.test(pattern)) return 'pattern must have 1 to 300 lowercase letters';
  if (s.length < 1 || s.length > 3_000) return 's must have 1 to 3 000 characters';
  if (!/^[a-z ]+$/.test(s)) return 's must consist of lowercase letters and spaces';
  if (s.startsWith(' ') || s.endsWith(' ') || s.includes('  ')) return 'words must be separated by single spaces';
}
