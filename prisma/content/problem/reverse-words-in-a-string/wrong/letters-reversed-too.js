// Wrong Answer: reverses the letters within the words as well
function reverseWords(s) {
  return [...s.trim()].reverse().join('').replace(/ +/g, ' ');
}
