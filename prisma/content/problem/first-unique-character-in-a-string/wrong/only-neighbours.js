// Wrong Answer: an equal letter may stand further away than next to it
function firstUniqChar(s) {
  return [...s].findIndex((letter, i) => letter !== s[i - 1] && letter !== s[i + 1]);
}
