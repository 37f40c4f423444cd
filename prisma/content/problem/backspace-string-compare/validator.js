export function validate(s, t) {
  for (const [name, keys] of Object.entries({ s, t })) {
    if (keys.length < 1 || keys.length > 200) return `${name} must have 1 to 200 characters`;
    if (!/^[a-z#]+$/.test(keys)) return `${name} must consist of lowercase English letters and #`;
  }
}
