function reverseWords(s) {
  const words = [];
  let end = s.length;
  while (end > 0) {
    if (s[end - 1] === ' ') {
      end--;
      continue;
    }
    const start = s.lastIndexOf(' ', end - 1) + 1;
    words.push(s.slice(start, end));
    end = start;
  }
  return words.join(' ');
}
