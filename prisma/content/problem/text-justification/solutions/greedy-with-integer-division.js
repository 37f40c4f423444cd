function fullJustify(words, maxWidth) {
  const lines = [];
  let line = [];
  let length = 0;
  for (const word of words) {
    if (length + line.length + word.length > maxWidth) {
      lines.push(justified(line, maxWidth - length).padEnd(maxWidth));
      line = [];
      length = 0;
    }
    line.push(word);
    length += word.length;
  }
  lines.push(line.join(' ').padEnd(maxWidth));
  return lines;
}

function justified(line, spaces) {
  const gaps = line.length - 1;
  if (gaps === 0) return line[0];
  const gap = Math.floor(spaces / gaps);
  const wider = spaces % gaps;
  const spacesBefore = (i) => ' '.repeat(i <= wider ? gap + 1 : gap);
  return line.reduce((text, word, i) => text + spacesBefore(i) + word);
}
