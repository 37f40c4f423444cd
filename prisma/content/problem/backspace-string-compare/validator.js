export function validate(s, t) {
  for (const [name, keys] of Object.entries({ s, t })) {
    if (keys.length < 1 || keys.length > 50_000) return `${name} must have 1 to 50 000 characters`;
    if (!/^[a-z#]+$/.test(keys)) return `${name} must consist of lowercase English letters and #`;
  }
}
