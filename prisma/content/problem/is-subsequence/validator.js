const isText = (text, most) => typeof text === 'string' && text.length <= most && /^[a-z]*$/.test(text);

export function validate(s, t) {
  if (!isText(s, 100)) return 's must have up to 100 lowercase English letters';
  if (!isText(t, 10_000)) return 't must have up to 10 000 lowercase English letters';
}
