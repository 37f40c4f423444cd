// Wrong Answer: writes a 1 after a character that occurs once
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
