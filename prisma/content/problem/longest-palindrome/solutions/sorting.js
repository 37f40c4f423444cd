function longestPalindrome(s) {
  const letters = [...s].sort();
  let length = 0;
  let hasCenter = false;
  let start = 0;
  while (start < letters.length) {
    let end = start;
    while (letters[end] === letters[start]) end++;
    const run = end - start;
    length += run - (run % 2);
    hasCenter ||= run % 2 === 1;
    start = end;
  }
  return hasCenter ? length + 1 : length;
}
