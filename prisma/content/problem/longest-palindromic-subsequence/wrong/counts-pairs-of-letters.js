// Wrong Answer: the longest palindrome of the letters in any order, but the order is fixed
function longestPalindromeSubseq(s) {
  const counts = new Map();
  for (const letter of s) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let length = 0;
  for (const count of counts.values()) length += count - (count % 2);
  return length < s.length ? length + 1 : length;
}
