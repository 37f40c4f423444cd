// Wrong Answer: compares only adjacent letters, but an equal letter may be further away
function firstUniqChar(s) {
  return [...s].findIndex((letter, i) => letter !== s[i - 1] && letter !== s[i + 1]);
}
