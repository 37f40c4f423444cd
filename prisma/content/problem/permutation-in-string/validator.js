export function validate(s1, s2) {
  for (const text of [s1, s2]) {
    if (text.length < 1 || text.length > 10_000) return 'a string must have 1 to 10 000 letters';
    if (!/^[a-z]+$/.test(text)) return 'the strings must consist of lowercase letters';
  }
}
