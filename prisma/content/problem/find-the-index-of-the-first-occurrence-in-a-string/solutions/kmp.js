function strStr(haystack, needle) {
  const failure = new Array(needle.length).fill(0);
  let length = 0;
  for (let i = 1; i < needle.length; i++) {
    while (length > 0 && needle[i] !== needle[length]) length = failure[length - 1];
    if (needle[i] === needle[length]) length++;
    failure[i] = length;
  }

  length = 0;
  for (let i = 0; i < haystack.length; i++) {
    while (length > 0 && haystack[i] !== needle[length]) length = failure[length - 1];
    if (haystack[i] === needle[length]) length++;
    if (length === needle.length) return i - length + 1;
  }
  return -1;
}
