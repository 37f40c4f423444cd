// Wrong Answer: goes through the whole array, so that the second half undoes the swaps of the first half
function reverseString(s) {
  for (let i = 0; i < s.length; i++) {
    const j = s.length - 1 - i;
    [s[i], s[j]] = [s[j], s[i]];
  }
}
