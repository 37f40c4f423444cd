function longestCommonPrefix(strs) {
  const first = strs[0];
  let length = first.length;
  for (const word of strs) {
    length = Math.min(length, word.length);
    let shared = 0;
    while (shared < length && word[shared] === first[shared]) shared++;
    length = shared;
  }
  return first.slice(0, length);
}
