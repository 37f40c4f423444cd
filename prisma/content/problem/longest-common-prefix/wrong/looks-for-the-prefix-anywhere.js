// Wrong Answer: it is enough for the prefix to stand anywhere in a word
function longestCommonPrefix(strs) {
  let prefix = strs[0];
  for (const word of strs) {
    while (!word.includes(prefix)) prefix = prefix.slice(0, -1);
  }
  return prefix;
}
