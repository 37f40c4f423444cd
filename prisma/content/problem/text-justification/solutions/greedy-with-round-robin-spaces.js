function fullJustify(words, maxWidth) {
  const lines = [];
  let line = [];
  let length = 0;
  for (const word of words) {
    if (length + line.length + word.length > maxWidth) {
      lines.push(justified(line, maxWidth - length));
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
  const gaps = Math.max(1, line.length - 1);
  const padded = [...line];
  for (let i = 0; i < spaces; i++) padded[i % gaps] += ' ';
  return padded.join('');
}
