// Wrong Answer: writes a 1 behind a character that stands alone
function compress(chars) {
  const shortened = [];
  let start = 0;
  while (start < chars.length) {
    let end = start;
    while (chars[end] === chars[start]) end++;
    shortened.push(chars[start], ...String(end - start));
    start = end;
  }
  shortened.forEach((char, i) => {
    chars[i] = char;
  });
  return shortened.length;
}
