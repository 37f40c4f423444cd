function lengthOfLastWord(s) {
  const words = s.split(' ').filter((word) => word !== '');
  return words.at(-1).length;
}
