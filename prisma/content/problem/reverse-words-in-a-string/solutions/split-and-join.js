function reverseWords(s) {
  return s.trim().split(/ +/).reverse().join(' ');
}
