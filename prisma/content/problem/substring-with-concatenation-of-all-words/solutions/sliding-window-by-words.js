function findSubstring(s, words) {
  const needed = new Map();
  for (const word of words) needed.set(word, (needed.get(word) ?? 0) + 1);
  const width = words[0].length;
  const starts = [];
  for (let offset = 0; offset < width; offset++) {
    const window = new Map();
    let left = offset;
    for (let right = offset; right + width <= s.length; right += width) {
      const word = s.slice(right, right + width);
      if (!needed.has(word)) {
        window.clear();
        left = right + width;
        continue;
      }
      window.set(word, (window.get(word) ?? 0) + 1);
      while (window.get(word) > needed.get(word)) {
        const first = s.slice(left, left + width);
        window.set(first, window.get(first) - 1);
        left += width;
      }
      if (right + width - left === width * words.length) starts.push(left);
    }
  }
  return starts;
}
