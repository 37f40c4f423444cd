export function validate(order, s) {
  if (order.length < 1 || order.length > 26) return 'order must have 1 to 26 letters';
  if (s.length < 1 || s.length > 200) return 's must have 1 to 200 letters';
  if (![order, s].every((text) => /^[a-z]*$/.test(text))) return 'order and s must consist of lowercase English letters';
  if (new Set(order).size < order.length) return 'the letters of order must be distinct';
}
