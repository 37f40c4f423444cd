function strStr(haystack, needle) {
  for (let start = 0; start + needle.length <= haystack.length; start++) {
    let length = 0;
    while (length < needle.length && haystack[start + length] === needle[length]) {
      length++;
    }
    if (length === needle.length) return start;
  }
  return -1;
}
