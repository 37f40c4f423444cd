// Wrong Answer: takes an equal sum of letters for an equal string
function strStr(haystack, needle) {
  const code = (text, i) => text.charCodeAt(i);
  let difference = 0;
  for (let i = 0; i < needle.length; i++) difference -= code(needle, i);
  for (let i = 0; i < haystack.length; i++) {
    difference += code(haystack, i);
    if (i >= needle.length) difference -= code(haystack, i - needle.length);
    if (i >= needle.length - 1 && difference === 0) return i - needle.length + 1;
  }
  return -1;
}
