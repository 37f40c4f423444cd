export function validate(a, b) {
  for (const [name, s] of Object.entries({ a, b })) {
    if (s.length < 1 || s.length > 10_000) return `${name} must have 1 to 10 000 characters`;
    if (!/^(?:0|1[01]*)$/.test(s)) return `${name} must be a binary number without leading zeros`;
  }
}
