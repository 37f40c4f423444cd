function decodeString(s) {
  let text = s;
  for (let end = text.indexOf(']'); end >= 0; end = text.indexOf(']')) {
    const start = text.lastIndexOf('[', end);
    const [digits] = text.slice(Math.max(0, start - 3), start).match(/\d+$/);
    const repeated = text.slice(start + 1, end).repeat(Number(digits));
    text = text.slice(0, start - digits.length) + repeated + text.slice(end + 1);
  }
  return text;
}
