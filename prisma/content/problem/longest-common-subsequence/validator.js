export function validate(text1, text2) {
  for (const [name, text] of [['text1', text1], ['text2', text2]]) {
    if (text.length < 1 || text.length > 1_000) return `${name} must have 1 to 1 000 letters`;
    if (!/^[a-z]+$/.test(text)) return `${name} must consist of the letters a to z`;
  }
}
