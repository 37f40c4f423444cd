// Wrong Answer: justifies the last line fully as well
function fullJustify(words, maxWidth) {
  const lines = [];
  let line = [];
  let length = 0;
  const end = () => {
    const gaps = Math.max(1, line.length - 1);
    for (let i = 0; i < maxWidth - length; i++) line[i % gaps] += ' ';
    lines.push(line.join(''));
    line = [];
    length = 0;
  };
  for (const word of words) {
    if (length + line.length + word.length > maxWidth) end();
    line.push(word);
    length += word.length;
  }
  end();
  return lines;
}
