function lengthOfLastWord(s) {
  let length = 0;
  let afterSpace = true;
  for (const character of s) {
    if (character !== ' ') length = afterSpace ? 1 : length + 1;
    afterSpace = character === ' ';
  }
  return length;
}
