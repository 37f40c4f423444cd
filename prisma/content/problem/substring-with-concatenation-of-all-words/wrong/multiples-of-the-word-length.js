// Wrong Answer: looks only at start indices that are multiples of the word length
function findSubstring(s, words) {
  const width = words[0].length;
  const total = width * words.length;
  const wanted = [...words].sort().join();
  const starts = [];
  for (let start = 0; start + total <= s.length; start += width) {
    const pieces = words.map((_, i) => s.slice(start + i * width, start + (i + 1) * width));
    if (pieces.sort().join() === wanted) starts.push(start);
  }
  return starts;
}
