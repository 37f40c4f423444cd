// Wrong Answer: XOR cancels out pairs within one string, as in aa and bb
function isAnagram(s, t) {
  let rest = 0;
  for (const letter of s + t) rest ^= letter.charCodeAt(0);
  return s.length === t.length && rest === 0;
}
