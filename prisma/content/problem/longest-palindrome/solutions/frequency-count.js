function longestPalindrome(s) {
  const counts = new Map();
  for (const letter of s) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let paired = 0;
  for (const count of counts.values()) paired += count - (count % 2);
  return paired < s.length ? paired + 1 : paired;
}
