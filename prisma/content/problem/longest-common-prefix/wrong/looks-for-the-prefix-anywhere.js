// Wrong Answer: checks whether the prefix occurs anywhere in a string, not at its start
function longestCommonPrefix(strs) {
  let prefix = strs[0];
  for (const word of strs) {
    while (!word.includes(prefix)) prefix = prefix.slice(0, -1);
  }
  return prefix;
}
