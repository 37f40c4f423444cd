// Wrong Answer: counts the letters that both strings have, in any order
function longestCommonSubsequence(text1, text2) {
  const rest = [...text2];
  let common = 0;
  for (const letter of text1) {
    const place = rest.indexOf(letter);
    if (place < 0) continue;
    rest.splice(place, 1);
    common++;
  }
  return common;
}
