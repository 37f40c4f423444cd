function compress(chars) {
  let write = 0;
  let start = 0;
  while (start < chars.length) {
    let end = start;
    while (chars[end] === chars[start]) end++;
    chars[write++] = chars[start];
    if (end - start > 1) {
      for (const digit of String(end - start)) chars[write++] = digit;
    }
    start = end;
  }
  return write;
}
