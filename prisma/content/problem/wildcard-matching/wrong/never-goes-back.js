// Wrong Answer: lets a star stop at the first character that matches, and never corrects that
function isMatch(s, p) {
  let i = 0;
  for (let j = 0; j < p.length; j++) {
    if (p[j] === '*') {
      while (p[j + 1] === '*') j++;
      if (j + 1 === p.length) return true;
      while (i < s.length && p[j + 1] !== '?' && s[i] !== p[j + 1]) i++;
    } else if (i < s.length && (p[j] === '?' || p[j] === s[i])) {
      i++;
    } else {
      return false;
    }
  }
  return i === s.length;
}
