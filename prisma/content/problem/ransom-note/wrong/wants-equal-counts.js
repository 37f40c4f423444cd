// Wrong Answer: wants equal counts, although letters of the magazine may be left over
function canConstruct(ransomNote, magazine) {
  const counts = new Array(26).fill(0);
  for (const letter of magazine) counts[letter.charCodeAt(0) - 97]++;
  for (const letter of ransomNote) counts[letter.charCodeAt(0) - 97]--;
  return counts.every((count) => count === 0);
}
