function longestCommonSubsequence(text1, text2) {
  if (text1.length < text2.length) return longestCommonSubsequence(text2, text1);
  let above = Array(text2.length + 1).fill(0);
  for (const first of text1) {
    const row = [0];
    for (let j = 0; j < text2.length; j++) {
      row.push(first === text2[j] ? above[j] + 1 : Math.max(above[j + 1], row[j]));
    }
    above = row;
  }
  return above.at(-1);
}
