function reverseString(s) {
  const reversed = [];
  for (let i = s.length - 1; i >= 0; i--) reversed.push(s[i]);
  reversed.forEach((char, i) => {
    s[i] = char;
  });
}
