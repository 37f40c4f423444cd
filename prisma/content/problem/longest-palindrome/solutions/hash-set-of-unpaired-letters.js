function longestPalindrome(s) {
  const unpaired = new Set();
  let length = 0;
  for (const letter of s) {
    if (unpaired.delete(letter)) length += 2;
    else unpaired.add(letter);
  }
  return unpaired.size > 0 ? length + 1 : length;
}
