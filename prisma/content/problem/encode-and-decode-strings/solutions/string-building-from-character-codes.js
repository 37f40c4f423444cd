function encode(strs) {
  const codes = (str) => Array.from(str, (sign) => `${sign.codePointAt(0)},`).join('');
  return strs.map((str) => `${codes(str)};`).join('');
}

function decode(s) {
  const parts = s.split(';').slice(0, -1);
  return parts.map((part) => {
    const codes = part.split(',').slice(0, -1);
    return codes.map((code) => String.fromCodePoint(Number(code))).join('');
  });
}
