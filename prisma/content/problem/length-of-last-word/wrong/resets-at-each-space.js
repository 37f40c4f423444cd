// Wrong Answer: sets the count back to 0 at each space, also at the trailing ones
function lengthOfLastWord(s) {
  let length = 0;
  for (const character of s) {
    length = character === ' ' ? 0 : length + 1;
  }
  return length;
}
