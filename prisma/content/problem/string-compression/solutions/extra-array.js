function compress(chars) {
  const shortened = [];
  let start = 0;
  while (start < chars.length) {
    let end = start;
    while (chars[end] === chars[start]) end++;
    shortened.push(chars[start]);
    if (end - start > 1) shortened.push(...String(end - start));
    start = end;
  }
  shortened.forEach((char, i) => {
    chars[i] = char;
  });
  return shortened.length;
}
