function decodeString(s) {
  let position = 0;

  function readPart() {
    let whole = '';
    let count = 0;
    while (position < s.length) {
      const char = s[position++];
      if (char === ']') break;
      if (char === '[') {
        whole += readPart().repeat(count);
        count = 0;
      } else if (char >= '0' && char <= '9') {
        count = count * 10 + Number(char);
      } else {
        whole += char;
      }
    }
    return whole;
  }

  return readPart();
}
