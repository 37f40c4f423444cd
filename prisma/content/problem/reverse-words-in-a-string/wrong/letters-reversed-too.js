// Wrong Answer: reverses the characters within the words as well
function reverseWords(s) {
  return [...s.trim()].reverse().join('').replace(/ +/g, ' ');
}
