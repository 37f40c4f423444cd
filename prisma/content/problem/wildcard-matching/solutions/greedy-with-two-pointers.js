function isMatch(s, p) {
  let i = 0;
  let j = 0;
  let star = -1;
  let start = 0;
  while (i < s.length) {
    if (p[j] === '*') {
      star = j++;
      start = i;
    } else if (p[j] === '?' || p[j] === s[i]) {
      i++;
      j++;
    } else if (star >= 0) {
      i = ++start;
      j = star + 1;
    } else {
      return false;
    }
  }
  while (p[j] === '*') j++;
  return j === p.length;
}
