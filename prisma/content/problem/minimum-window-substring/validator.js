const isText = (text) => text.length >= 1 && text.length <= 50_000 && /^[A-Za-z]+$/.test(text);

export function validate(s, t) {
  if (!isText(s)) return 's must have 1 to 50 000 letters';
  if (!isText(t)) return 't must have 1 to 50 000 letters';
}
