// Wrong Answer: treats uppercase and lowercase letters as equal
function longestPalindrome(s) {
  const counts = {};
  for (const letter of s.toLowerCase()) counts[letter] = (counts[letter] ?? 0) + 1;
  let paired = 0;
  for (const count of Object.values(counts)) paired += count - (count % 2);
  return Math.min(s.length, paired + 1);
}
